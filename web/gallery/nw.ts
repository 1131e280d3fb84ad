import Gallery from "./NwGallery.svelte";
import { show } from "./show";

await show(Gallery, "napoleonic-wars");
