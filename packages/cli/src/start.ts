import { availableParallelism } from "node:os";
import type { TypeChecker } from "@habitshift/codemods";
import { type Bundle, findBundle } from "./bundled/find-bundle.ts";
import { keep, keepsFiles, readKept } from "./bundled/kept-files.ts";
import { type LateAnswers, openAnswers } from "./bundled/late-answers.ts";
import { loadPart } from "./bundled/load-part.ts";
import type { Help } from "./io.ts";

/** Runs the program: as it is bundled, or module by module while it is being worked on. */
const bundle = findBundle();
// Answers are those of one program: they are not kept while it is being worked on.
if (bundle === null) await (await import("./main.ts")).main(null);
else if (process.argv[2] === "check") await check(bundle);
else await withHelp(bundle, (help) => load(bundle).main(help));

/** What a check said before is said again where it would see the same. */
async function check(bundle: Bundle): Promise<void> {
  const { openRun } = loadPart(bundle, "recall") as typeof import("./recall/open-run.ts");
  const run = openRun(versionOf(bundle), { keep, readKept });
  if (run === null) return;
  await withHelp(bundle, ({ checker, ...help }) => {
    // What another thread looks at is not seen.
    const ask: TypeChecker["ask"] = (rewrite, meanwhile) => {
      run.watch.forget();
      return checker?.ask(rewrite, meanwhile) ?? null;
    };
    return load(bundle, run.watch).main(
      { ...help, ...(checker && { checker: { ...checker, ask } }) },
      run,
    );
  });
}

function load(bundle: Bundle, between?: Parameters<typeof loadPart>[2]) {
  return loadPart(bundle, "program", between) as typeof import("./main.ts");
}

/** Runs something with what makes it faster, and writes down then what still waits to be kept. */
async function withHelp(bundle: Bundle, use: (help: Help) => Promise<void>): Promise<void> {
  // Where nothing is kept, nothing is made ready to be.
  const late = keepsFiles() ? openAnswers(versionOf(bundle)) : null;
  await use(await helpOf(bundle, late));
  late?.write();
}

/** A thread is worth its loading only where there is a core for it. */
async function helpOf(bundle: Bundle, late: LateAnswers | null): Promise<Help> {
  const { startChecker } =
    availableParallelism() > 1
      ? await import("./bundled/start-checker.ts")
      : { startChecker: null };
  return {
    ...(late && { answers: late.answers }),
    ...(startChecker && { checker: startChecker(bundle, () => late?.write()) }),
  };
}

/** Other code gives other answers, and so does another compiler. */
function versionOf({ parts }: Bundle): string {
  return Object.values(parts).join("-");
}
