import { availableParallelism } from "node:os";
import { type Bundle, findBundle } from "./bundled/find-bundle.ts";
import { keep, readKept } from "./bundled/kept-files.ts";
import { loadPart } from "./bundled/load-part.ts";
import { startChecker } from "./bundled/start-checker.ts";

/** Runs the program: as it is bundled, or module by module while it is being worked on. */
const bundle = findBundle();
const program = bundle ? loadPart(bundle, "program") : await import("./main.ts");
const { main } = program as typeof import("./main.ts");
// Answers are those of one program: they are not kept while it is being worked on.
await main(
  bundle && {
    answers: {
      read: (name) => readKept("answers", `${versionOf(bundle)}-${name}`)?.toString("utf8"),
      keep: (name, answer) => keep("answers", `${versionOf(bundle)}-${name}`, answer),
    },
    ...(availableParallelism() > 1 && { checker: startChecker(bundle) }),
  },
);

/** Other code gives other answers, and so does another compiler. */
function versionOf({ parts }: Bundle): string {
  return Object.values(parts).join("-");
}
