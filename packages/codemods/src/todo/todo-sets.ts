import type { ChangeId } from "@habitshift/schemas";
import { offsetInSource } from "../dialects/in-source.ts";
import { isMarkup, pieceLine, tagLine } from "../dialects/markup.ts";
import type { Sources } from "../dialects/sources.ts";
import { type Edit, insert } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import type { Finding } from "../model.ts";
import type { ChangeSet } from "../plan/change-set.ts";
import { isDataPath } from "../program/data-files.ts";
import type { Module } from "../program/program.ts";
import { commentPlace, commentsAbove } from "./comment-place.ts";

/** The edit that leaves a comment, and the change that it is about. */
export interface TodoSet {
  readonly change: ChangeId;
  readonly set: ChangeSet;
}

/** A comment for each place that a person must decide, unless it stands there already; placed in the files. */
export function todoSets(
  facts: Facts,
  sources: Sources,
  findings: readonly Finding[],
): readonly TodoSet[] {
  const sets: TodoSet[] = [];
  const done = new Set<string>();
  for (const finding of findings) {
    const module = facts.program.modules.get(finding.file);
    if (finding.after !== null || finding.confidence !== "manual" || !module) continue;
    // JSON has no comments, and a generator would write over them.
    if (isDataPath(module.path) || module.generated !== null) continue;
    const edit = inMarkup(module, sources, finding) ?? inCode(module, sources, finding);
    const key = edit && `${finding.file}|${edit.start}|${finding.change}`;
    if (key === null || done.has(key) || edit === null) continue;
    done.add(key);
    if (commentsAbove(sources.textOf(module.path), edit.start).includes(markOf(finding))) continue;
    sets.push({ change: finding.change, set: toSet(`t${sets.length + 1}`, edit) });
  }
  return sets;
}

/** The comment above the tag that a place of markup belongs to; null where it stands in code. */
function inMarkup({ path, reading }: Module, sources: Sources, finding: Finding): Edit | null {
  const text = sources.textOf(path);
  const offset = reading ? offsetInSource(reading, finding.start) : null;
  if (offset === null || !isMarkup(path, text, offset)) return null;
  const at = reading?.markup ? pieceLine(text, reading.markup, offset) : tagLine(text, offset);
  if (at === null) return null;
  const indent = /^[ \t]*/.exec(text.slice(at))?.[0] ?? "";
  const comment = `<!-- ${wordsFor(finding).replaceAll("--", "- -")} -->`;
  return insert(path, at, `${indent}${comment}${eolBehind(text, at)}`);
}

/** The comment above a line of code; null in a template that stands in a text of it. */
function inCode(module: Module, sources: Sources, finding: Finding): Edit | null {
  if (isOfTemplate(module, finding.start)) return null;
  const { at, indent, isJsx } = commentPlace(module.source, finding.start);
  const words = wordsFor(finding);
  const comment = isJsx ? `{/* ${words} */}` : `// ${words}`;
  const edit = insert(module.path, at, `${indent}${comment}${eolBehind(module.text, at)}`);
  return sources.placeEdits([edit])?.[0] ?? null;
}

/** Whether a place of the code stands somewhere else in a file of Angular, as all of a template does. */
function isOfTemplate({ path, reading }: Module, offset: number): boolean {
  if (!reading || /\.(?:vue|svelte(?:\.[jt]s)?)$/.test(path)) return false;
  return reading.parts.every(
    ({ at, start, length }) => at !== start || offset < at || offset >= at + length,
  );
}

function markOf({ change }: Finding): string {
  return `TODO(habitshift ${change})`;
}

function wordsFor(finding: Finding): string {
  return `${markOf(finding)}: ${finding.message.replaceAll("*/", "* /")}`.replace(/\s+/g, " ");
}

function eolBehind(text: string, at: number): string {
  return text.slice(at).match(/\r?\n/)?.[0] ?? "\n";
}

function toSet(id: string, edit: Edit): ChangeSet {
  return {
    id,
    proposals: [],
    edits: [edit],
    calls: [],
    confidence: "manual",
    reason: null,
    follows: null,
    created: [],
  };
}
