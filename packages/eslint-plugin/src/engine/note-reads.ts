import { join } from "node:path";
import type { Project } from "@habitshift/codemods";
import { stampOf } from "./stamp-of.ts";

/** A project that remembers what it was asked for, so that one can tell whether that is still so. */
export interface NotedProject {
  readonly project: Project;
  /** Whether all that was read, or found missing, is as it was. */
  isUnchanged(): boolean;
}

/** Watches what is looked into; the bytes that the prefilter sees are those of every file, and are not. */
export function noteReads(project: Project): NotedProject {
  const stamps = new Map<string, string>();
  const watch = (path: string): void => {
    if (!stamps.has(path)) stamps.set(path, stampOf(join(project.root, path)));
  };
  return {
    project: {
      ...project,
      read: (path) => {
        watch(path);
        return project.read(path);
      },
      readOutside: (path) => {
        watch(path);
        return project.readOutside(path);
      },
    },
    isUnchanged: () =>
      [...stamps].every(([path, stamp]) => stampOf(join(project.root, path)) === stamp),
  };
}
