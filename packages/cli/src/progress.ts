import type { Project, Step } from "@habitshift/codemods";
import type { Io } from "./io.ts";
import { countOf } from "./report/words.ts";

/** A run this short is over before anybody wonders; in milliseconds. */
const patience = 700;

/** A project whose reading is shown, and what else tells how far a run is. */
interface Progress {
  readonly project: Project;
  readonly onStep: (step: Step) => void;
  /** Takes the bar away. */
  stop(): void;
}

const phases = { find: "finding v1", check: "checking the result" } as const;

/** Does what takes long while a terminal shows how far it is. */
export async function showProgress<Result>(
  io: Io,
  project: Project,
  work: (watched: Pick<Progress, "project" | "onStep">) => Promise<Result>,
): Promise<Result> {
  const progress = await trackProgress(io, project);
  try {
    return await work(progress);
  } finally {
    progress.stop();
  }
}

/** Shows on a terminal how far a run is that takes long. */
async function trackProgress({ stderr, env, now }: Io, project: Project): Promise<Progress> {
  if (!stderr.isTerminal || env.CI) return { project, onStep: () => {}, stop: () => {} };
  const { default: progress } = await import("cli-progress");
  const bar = new progress.SingleBar({
    format: "{phase} {bar} {count}",
    barCompleteChar: "━",
    barIncompleteChar: "╌",
    barsize: 30,
    clearOnComplete: true,
    // Ctrl-C ends the run at once, so that nobody is left to put the terminal in order.
    gracefulExit: false,
    hideCursor: false,
    linewrap: true,
  });
  const start = now().getTime();
  let isShown = false;
  const show = (
    done: number,
    total: number,
    words: Readonly<Record<"phase" | "count", string>>,
  ) => {
    if (!isShown && now().getTime() - start < patience) return;
    if (!isShown) bar.start(total, done, words);
    isShown = true;
    bar.setTotal(total);
    bar.update(done, words);
  };
  const files = project.files.length;
  let read = 0;
  return {
    project: {
      ...project,
      bytes: (path, allocate) => {
        read = Math.min(read + 1, files);
        show(read, files, { phase: "reading", count: countOf(files, "file") });
        return project.bytes(path, allocate);
      },
    },
    onStep: (step) => {
      if (step.phase !== "follow") show(1, 1, { phase: phases[step.phase], count: "" });
      else {
        const { done, open } = step;
        show(done, done + open, { phase: "following", count: countOf(done, "step") });
      }
    },
    stop: () => {
      if (isShown) bar.stop();
    },
  };
}
