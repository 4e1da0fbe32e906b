import { filesNamed, loadedIn } from "../program/loaded-by-name.ts";
import type { Module } from "../program/program.ts";
import type { Frame } from "./frame.ts";
import type { Machine } from "./machine.ts";

/** What a file may load under names that only a run tells. */
export function loadedAt({ program }: Machine, { context }: Frame): readonly Module[] {
  const { path, text } = context.module;
  const names = [...loadedIn(text)].flatMap((each) =>
    filesNamed(path, each, program.modules.keys()),
  );
  return [...new Set(names)].flatMap((name) => program.modules.get(name) ?? []);
}
