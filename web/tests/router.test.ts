import { describe, expect, it } from "vitest";
import { inviteToken, match, pathTo, type Route } from "../src/router";

describe("paths", () => {
  const routes: Route[] = [
    { screen: "lobby" },
    { screen: "create", game: "" },
    { screen: "create", game: "diplomacy" },
    { screen: "find" },
    { screen: "mine" },
    { screen: "join", token: "aB3_-x" },
    { screen: "table", id: "k3J-_9" },
    { screen: "verification", id: "k3J-_9" },
    { screen: "replays" },
    { screen: "rules", game: "" },
    { screen: "rules", game: "diplomacy" },
    { screen: "learn", game: "diplomacy" },
    { screen: "study", game: "paths-of-glory", page: "odds" },
    { screen: "dice", id: "k3J-_9" },
    { screen: "arena" },
    { screen: "account" },
  ];

  it.each(routes.map((route) => [pathTo(route), route] as const))("%s and back", (path, route) => {
    expect(match(path)).toEqual(route);
  });

  it.each([
    "/nowhere",
    "/table",
    "/table/a/b",
    "/study",
    "/study/paths-of-glory",
    "/table/a/verification/c",
    "/join",
    "/account/x",
    "/table/%2e%2e",
    "/table/%E0%A4%A",
    "/a/b/c/d",
  ])("%s is not found", (path) => {
    expect(match(path)).toEqual({ screen: "not-found" });
  });

  it("a slash at the end does not matter", () => {
    expect(match("/replays/")).toEqual({ screen: "replays" });
  });
});

describe("a pasted invite", () => {
  it.each([
    ["https://example.org/join/abc-123", "abc-123"],
    ["  /join/abc-123?x=1 ", "abc-123"],
    ["abc-123", "abc-123"],
  ])("%s", (pasted, token) => expect(inviteToken(pasted)).toBe(token));

  it.each(["", "hello world", "https://example.org/", "https://example.org/join/"])("%j is none", (pasted) => {
    expect(inviteToken(pasted)).toBeNull();
  });
});
