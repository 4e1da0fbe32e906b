import type { Project } from "../model.ts";

/** A file that looks otherwise than it did, and its signature then. */
export interface ChangedFile {
  readonly path: string;
  readonly before: string;
}

/** All files and how they look, two lines each: that of a signature is empty where it says nothing. */
export function stateOf(project: Project): string {
  return project.files
    .map(({ path }) => `${onLine(path)}\n${onLine(project.signature?.(path) ?? "")}`)
    .join("\n");
}

function onLine(text: string): string {
  return text.includes("\n") ? JSON.stringify(text) : text;
}

/** The files that changed, or may have, from one state to another; null where there are not the same files. */
export function changedFiles(before: string, now: string): readonly ChangedFile[] | null {
  if (before === now && !/\n(?:\n|$)/.test(now)) return [];
  const old = before.split("\n");
  const lines = now.split("\n");
  if (old.length !== lines.length) return null;
  const changed: ChangedFile[] = [];
  for (let line = 0; line < lines.length; line += 2) {
    const path = lines[line] ?? "";
    const [signature, known] = [lines[line + 1] ?? "", old[line + 1] ?? ""];
    if (path !== old[line]) return null;
    if (signature === "" || signature !== known) changed.push({ path, before: known });
  }
  return changed;
}
