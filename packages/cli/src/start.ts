import { findBundle } from "./bundled/find-bundle.ts";
import { loadPart } from "./bundled/load-part.ts";

/** Runs the program: as it is bundled, or module by module while it is being worked on. */
const bundle = findBundle();
const program = bundle ? loadPart(bundle, "program") : await import("./main.ts");
await (program as typeof import("./main.ts")).main();
