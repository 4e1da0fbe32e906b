import type { Project } from "../model.ts";
import { digestOf } from "./digest-of.ts";

/** Something beside the code that was looked at, and how it looked. */
type Look =
  | readonly [how: "text", path: string, digest: string | null]
  | readonly [how: "there", path: string, isThere: boolean];

/** What was looked at beside the code. */
export type Looks = readonly Look[];

/** A project, and what was looked at through it beside its code. */
export interface WatchedProject {
  readonly project: Project;
  looks(): Looks;
  /** Notes what another run looked at, which still looks the same. */
  recall(looks: Looks): void;
}

/** Notes what is looked at beside the code, so that it can be told later whether it would be the same again. */
export function watchProject(project: Project): WatchedProject {
  const texts = new Map<string, string | null>();
  const there = new Map<string, boolean>();
  return {
    project: {
      ...project,
      readOutside: (path) => {
        const text = project.readOutside(path);
        if (!texts.has(path)) texts.set(path, text === null ? null : digestOf(text));
        return text;
      },
      exists: (path) => {
        const isThere = project.exists(path);
        there.set(path, isThere);
        return isThere;
      },
    },
    recall: (looks) => {
      for (const look of looks) {
        if (look[0] === "there") there.set(look[1], look[2]);
        else texts.set(look[1], look[2]);
      }
    },
    looks: () => [
      ...[...texts].map(([path, digest]): Look => ["text", path, digest]),
      ...[...there].map(([path, isThere]): Look => ["there", path, isThere]),
    ],
  };
}

/** Whether all looks as it did. */
export function looksTheSame(project: Project, looks: Looks): boolean {
  return looks.every((look) => {
    if (look[0] === "there") return project.exists(look[1]) === look[2];
    const text = project.readOutside(look[1]);
    return text === null ? look[2] === null : look[2] === digestOf(text);
  });
}
