import Gallery from "./PogGallery.svelte";
import { show } from "./show";

await show(Gallery, "paths-of-glory");
