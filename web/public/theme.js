// Runs before the first paint, so that a dark room stays dark.
(function () {
  var theme = "system";
  try {
    theme = localStorage.getItem("gp.theme") || "system";
  } catch (_) {
    /* storage may be closed */
  }
  var dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
