import { prepareMigration, ReadError, staysApart } from "@habitshift/codemods";
import type { LoadedConfig } from "@habitshift/codemods/load-config";
import type { Place } from "../place.ts";
import { type Base, createBase } from "./base.ts";
import { createAnswers } from "./create-answers.ts";
import { overlayText } from "./overlay-text.ts";
import { placesIn } from "./places-in.ts";

/** A program under an editor: looked through as a whole, and again only where something changed. */
export interface Session {
  /** What is v1 in a text that a file has now; the others are as they are on disk. */
  placesIn(file: string, text: string): readonly Place[];
}

/** What was last found in a text that is not on disk. */
interface Draft {
  readonly base: Base;
  readonly text: string;
  readonly places: readonly Place[];
}

/**
 * @param root - The folder of the program, absolute.
 * @param now - Milliseconds from any start.
 */
export function createSession(root: string, loaded: LoadedConfig, now: () => number): Session {
  const answers = createAnswers();
  const saved = new Map<string, readonly Place[]>();
  const drafts = new Map<string, Draft>();
  let base: Base | null = null;
  const currentBase = (): Base => {
    if (base?.isCurrent()) return base;
    saved.clear();
    base = createBase(root, loaded, answers, now);
    return base;
  };
  const savedPlaces = (from: Base, file: string): readonly Place[] => {
    const known = saved.get(file) ?? placesIn(from.migration, file);
    saved.set(file, known);
    return known;
  };
  const draftPlaces = (from: Base, file: string, text: string): readonly Place[] => {
    const known = drafts.get(file);
    if (known?.base === from && known.text === text) return known.places;
    const project = overlayText(from.project, file, text);
    const places = placesIn(prepareMigration(project, from.options), file);
    drafts.set(file, { base: from, text, places });
    return places;
  };
  return {
    placesIn(file, text) {
      const from = currentBase();
      const onDisk = textOnDisk(from, file);
      if (onDisk === null) return [];
      if (onDisk === text) return savedPlaces(from, file);
      if (from.apart.has(file) && staysApart(file, onDisk, text)) return [];
      return draftPlaces(from, file, text);
    },
  };
}

/** Null where the file is none of the program's, or nothing that is looked into. */
function textOnDisk({ project }: Base, file: string): string | null {
  if (!project.files.some(({ path }) => path === file)) return null;
  try {
    return project.read(file).text;
  } catch (error) {
    if (error instanceof ReadError) return null;
    throw error;
  }
}
