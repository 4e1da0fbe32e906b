import { chmodSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { explainWriteFailure } from "@habitshift/codemods/apply-error";
import { type OutputPlace, placeOutput } from "./place-output.ts";
import { UsageError } from "./usage-error.ts";

/** A text for a file that the user names. */
export interface OutputFile {
  /** As the user names it, relative to the working folder. */
  readonly file: string;
  readonly text: string;
}

interface Draft extends OutputFile, OutputPlace {
  readonly draft: string;
}

/**
 * Writes a report to the file that the user named, whole or not at all.
 *
 * @throws UsageError - where it cannot be written.
 */
export function writeOutput(cwd: string, file: string, text: string): void {
  writeOutputs(cwd, [{ file, text }]);
}

/**
 * Writes files that the user named, each whole, and none where one of them cannot be. Devices and pipes are
 * written to in place, behind the files.
 *
 * @throws UsageError - where one cannot be written.
 */
export function writeOutputs(cwd: string, files: readonly OutputFile[]): void {
  const drafts = files.map(({ file, text }, index): Draft => {
    const place = placeOutput(resolve(cwd, file), file);
    return { ...place, file, text, draft: `${place.path}.${process.pid}-${index}.tmp` };
  });
  const own = drafts.filter(({ kind }) => kind !== "device");
  try {
    for (const draft of own) attempt(draft, writeDraft);
    for (const draft of drafts)
      if (draft.kind === "device") attempt(draft, ({ path, text }) => writeFileSync(path, text));
    for (const draft of own) attempt(draft, ({ draft: from, path }) => renameSync(from, path));
  } finally {
    for (const { draft } of own) rmSync(draft, { force: true });
  }
}

function writeDraft({ draft, path, kind, text }: Draft): void {
  // Flushed, as some disks tell only then that they are full.
  writeFileSync(draft, text, { flag: "wx", flush: true });
  if (kind === "file") chmodSync(draft, statSync(path).mode & 0o7777);
  const { size } = statSync(draft);
  if (size !== Buffer.byteLength(text)) throw new Error(`only ${size} bytes of it were written`);
}

function attempt(draft: Draft, act: (draft: Draft) => void): void {
  try {
    act(draft);
  } catch (error) {
    throw new UsageError(`${draft.file} cannot be written: ${explainWriteFailure(error)}`, {
      cause: error,
    });
  }
}
