import { ts } from "ts-morph";
import { HOLE } from "../../../client/addresses/match-url.ts";
import { patternSource } from "../../../client/addresses/pattern-source.ts";
import type { Edit } from "../../../edit/edit.ts";
import { editsByFile } from "../../../edit/edits-by-file.ts";
import { renderRange } from "../../../edit/render.ts";
import { isCall, type Proposal } from "../../proposal.ts";
import { pathOf } from "../../receiver.ts";
import { successorOf } from "../../url-path.ts";

/** A text of a path as it is written, and as edits make it; what only a run tells is a hole. */
export interface MovedPath {
  readonly node: PathText;
  readonly before: string;
  readonly after: string;
  /** The proposal that moves it. */
  readonly by: Proposal;
}

/** A text that a path is written in. */
export type PathText = ts.StringLiteralLike | ts.TemplateExpression;

/** The texts that calls are made of and that proposals write otherwise. */
export function movedPaths(proposals: readonly Proposal[]): readonly MovedPath[] {
  const edits = editsByFile([...new Set(proposals.flatMap((proposal) => proposal.edits ?? []))]);
  const found = new Map<ts.Node, MovedPath>();
  for (const by of proposals) {
    for (const node of textsOf(by)) {
      const moved = found.has(node) ? null : movedPath(node, by, edits.get(pathOf(node)) ?? []);
      if (moved) found.set(node, moved);
    }
  }
  return [...found.values()];
}

/** The texts that a call is made of which moves. */
function textsOf({ edits, call, isShared, ties }: Proposal): readonly PathText[] {
  if (edits === null || !(call || isShared)) return [];
  return ties.flatMap((tie) => (isNode(tie) ? (textAround(tie) ?? []) : []));
}

function isNode(tie: unknown): tie is ts.Node {
  return typeof tie === "object" && tie !== null && "kind" in tie && "parent" in tie;
}

/** The whole text that a piece of it stands in. */
function textAround(node: ts.Node): PathText | null {
  const whole = ts.isStringLiteralLike(node)
    ? node
    : ts.findAncestor(node, (each) => ts.isTemplateExpression(each) || ts.isStatement(each));
  return whole && (ts.isStringLiteralLike(whole) || ts.isTemplateExpression(whole)) ? whole : null;
}

function movedPath(node: PathText, by: Proposal, edits: readonly Edit[]): MovedPath | null {
  const { text } = node.getSourceFile();
  const range = { start: node.getStart(), end: node.getEnd() };
  const inside = edits.filter(({ start, end }) => start >= range.start && end <= range.end);
  const before = flatText(text.slice(range.start, range.end));
  const after = withHoles(flatText(renderRange(text, range, inside)), by);
  return before === after ? null : { node, before, after, by };
}

/** What a path says, with a hole for each `${…}`. */
export function pathText(node: PathText): string {
  return flatText(node.getText());
}

/** The text between quotes, with a hole for each `${…}`. */
function flatText(source: string): string {
  const parsed = ts.createSourceFile("path.ts", source, ts.ScriptTarget.Latest).statements[0];
  const node = parsed && ts.isExpressionStatement(parsed) ? parsed.expression : null;
  if (node && ts.isStringLiteralLike(node)) return node.text;
  if (!node || !ts.isTemplateExpression(node)) return source.slice(1, -1);
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    .map(({ text }) => text)
    .join(HOLE);
}

/** Where v2 has a parameter of the path, that of one call is written: a type speaks of all of them. */
function withHoles(path: string, { ties }: Proposal): string {
  const call = ties.find(isCall);
  const to = call && successorOf(call.endpoint);
  if (!call || !to?.path.includes("{") || to.path === call.endpoint.path) return path;
  const pieces = to.path.split(/\{\w+\}/);
  const open = to.path.replace(/\{\w+\}/g, HOLE);
  return path.replace(new RegExp(`${patternSource(pieces, "[^/?]+")}(?=$|[?])`), () => open);
}
