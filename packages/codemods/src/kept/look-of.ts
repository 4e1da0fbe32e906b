import { createGlancer } from "../glancer.ts";
import type { Answers } from "../guard/kept-answers.ts";
import type { Project } from "../model.ts";
import { digestOf } from "./digest-of.ts";
import type { Look } from "./grounds.ts";
import { createKeptGlances, type KeptGlances } from "./kept-glances.ts";

/** What was seen of the files of a project, and is kept with what is seen now. */
export function glancesOf(
  project: Project,
  answers: Answers,
  onAsk?: (path: string) => void,
): Pick<KeptGlances, "of" | "before"> & { keep(): void } {
  const name = `glances-${digestOf(project.root)}.json`;
  const glances = createKeptGlances(project, answers.read(name), onAsk);
  return {
    ...glances,
    keep: () => {
      if (glances.isNew()) answers.keep(name, () => glances.toText());
    },
  };
}

/** Looks at single files; what was seen of all is only read where it is asked for, and once. */
export function lookOf(project: Project, answers: Answers, mentionOf: Look["mentionOf"]): Look {
  let glances: Pick<KeptGlances, "before"> | null = null;
  return {
    of: createGlancer(project),
    before: (path, signature) => {
      glances ??= glancesOf(project, answers);
      return glances.before(path, signature);
    },
    mentionOf,
  };
}
