import type { ChangeId } from "@habitshift/schemas";
import { type Edit, insert } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import type { Finding } from "../model.ts";
import type { ChangeSet } from "../plan/change-set.ts";
import { isDataPath } from "../program/data-files.ts";
import type { Module } from "../program/program.ts";
import { type CommentPlace, commentPlace, commentsAbove } from "./comment-place.ts";

/** The edit that leaves a comment, and the change that it is about. */
export interface TodoSet {
  readonly change: ChangeId;
  readonly set: ChangeSet;
}

/** A comment for each place that a person must decide, unless it stands there already. */
export function todoSets(facts: Facts, findings: readonly Finding[]): readonly TodoSet[] {
  const sets: TodoSet[] = [];
  const done = new Set<string>();
  for (const finding of findings) {
    const module = facts.program.modules.get(finding.file);
    if (finding.after !== null || finding.confidence !== "manual" || !module) continue;
    // JSON has no comments, and a generator would write over them.
    if (isDataPath(module.path) || module.generated !== null) continue;
    // What is a comment in code is text in a template.
    if (isOfTemplate(module, finding.start)) continue;
    const place = commentPlace(module.source, finding.start);
    const key = `${finding.file}|${place.at}|${finding.change}`;
    if (done.has(key) || commentsAbove(module.text, place.at).includes(markOf(finding))) continue;
    done.add(key);
    sets.push({
      change: finding.change,
      set: toSet(`t${sets.length + 1}`, commentEdit(module, place, finding)),
    });
  }
  return sets;
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

function commentEdit(module: Module, { at, indent, isJsx }: CommentPlace, finding: Finding): Edit {
  const text = `${markOf(finding)}: ${finding.message.replaceAll("*/", "* /")}`.replace(
    /\s+/g,
    " ",
  );
  const end = module.text.slice(at).match(/\r?\n/)?.[0] ?? "\n";
  return insert(module.path, at, `${indent}${isJsx ? `{/* ${text} */}` : `// ${text}`}${end}`);
}

function toSet(id: string, edit: Edit): ChangeSet {
  return {
    id,
    proposals: [],
    edits: [edit],
    calls: [],
    confidence: "manual",
    reason: null,
    created: null,
  };
}
