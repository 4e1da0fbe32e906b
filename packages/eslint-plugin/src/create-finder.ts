import { readFileSync, realpathSync } from "node:fs";
import { relative, sep } from "node:path";
import { type Engine, startEngine } from "./engine/engine.ts";
import type { Answer, Question } from "./engine/question.ts";
import { stampOf } from "./engine/stamp-of.ts";
import { findRoot } from "./find-root.ts";
import { movePlaces } from "./move-places.ts";
import type { Place } from "./place.ts";

/** Where and how long to look. */
interface Search {
  /** Absolute. */
  readonly cwd: string;
  /** Milliseconds that unsaved text may take. */
  readonly patience: number;
}

/** Finds what is v1 in the text that a linter holds of a file. */
export interface Finder {
  /**
   * @param file - Absolute; one that is not on disk is no part of a program.
   * @param text - Without the byte order mark.
   * @throws Error - where the configuration cannot be followed.
   */
  find(file: string, text: string, search: Search): readonly Place[];
}

/** What was last found in a file. */
interface Known {
  readonly text: string;
  readonly places: readonly Place[];
  /** What it took to find it, in milliseconds. */
  readonly took: number;
}

/** @param start - Starts the engine: when it is first needed, and again where a configuration changed. */
export function createFinder(start: () => Engine = startEngine): Finder {
  const known = new Map<string, Known>();
  const configs = new Map<string, string>();
  let engine: Engine | null = null;
  const engineFor = (root: string, config: string | null): Engine => {
    const stamp = config === null ? "" : `${config} ${stampOf(config)}`;
    const before = configs.get(root) ?? stamp;
    if (before !== stamp) {
      // Modules are loaded once a thread.
      engine?.close();
      engine = null;
      configs.clear();
      known.clear();
    }
    configs.set(root, stamp);
    engine ??= start();
    return engine;
  };
  const keep = ({ root, file, text }: Omit<Question, "id">, answer: Answer): readonly Place[] => {
    if ("problem" in answer) throw new Error(answer.problem);
    const { places, milliseconds: took } = answer;
    known.set(`${root}\0${file}`, { text, places, took });
    return places;
  };
  return {
    find(path, text, { cwd, patience }) {
      const saved = readSaved(path);
      if (saved === null) return [];
      const { folder, config } = findRoot(path, cwd);
      const root = realpathSync(folder);
      const file = relative(root, realpathSync(path)).split(sep).join("/");
      const current = engineFor(root, config);
      for (const [question, answer] of current.late()) keep(question, answer);
      const last = known.get(`${root}\0${file}`);
      if (last?.text === text && saved !== text) return last.places;
      const question = { root, file, text };
      // Without anything to show meanwhile, and for what is saved, there is no way but to wait.
      const isUrgent = last !== undefined && saved !== text;
      const wait = isUrgent ? timeFor(last, patience) : Number.POSITIVE_INFINITY;
      const answer = current.ask(question, wait);
      if (answer) return keep(question, answer);
      return last ? movePlaces(last.places, last.text, text) : [];
    },
  };
}

/** What is known to take longer is not waited for in vain. */
function timeFor({ took }: Known, patience: number): number {
  return took > patience ? 0 : patience;
}

function readSaved(path: string): string | null {
  try {
    return readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  } catch {
    return null;
  }
}
