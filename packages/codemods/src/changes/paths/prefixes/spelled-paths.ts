import { prefixes } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { HOLE, matchFlat } from "../../../client/addresses/match-url.ts";
import type { Proposal } from "../../proposal.ts";

const [PREFIX] = prefixes.v1;
const PATH = new RegExp(`^(?:${HOLE}|https?://[^/\\s]+)?${PREFIX}(?:${HOLE}|(/\\S*))?$`);
/** What a build or a server fills in at the front: `%API%`, `{{ api }}`, `<%= api %>`, `__API__`. */
const FILLED_IN = /^(?:%\w+%|\{\{[^{}]*\}\}|<%[^%]*%>|__\w+?__)/;

/** What is said of a text. */
export type Said = Pick<Proposal, "change" | "message">;

/**
 * What a text spells: a path of v1, which no other service has where nothing else is sure, or, where nothing
 * else says that there are calls, what all of them begin with.
 */
export function spelledBy(flat: string, isSilent: boolean, isSure: boolean): Said | null {
  const found = PATH.exec(flat);
  if (!found) return null;
  const [, path = "/"] = found;
  if (path === "/")
    return isSilent
      ? {
          change: "v1-sunset",
          message: `v1 paths begin with this, but no call was seen that is made of it`,
        }
      : null;
  const verdict = matchFlat(flat, null);
  if (verdict.is !== "endpoint" || verdict.match.version !== "v1") return null;
  const { path: known, successor } = verdict.match.endpoint;
  if (!isSure && !successor?.distinctive) return null;
  return {
    change: successor?.change ?? "v1-sunset",
    message: `This is a v1 path (${known}), but no call was seen that is made of it`,
  };
}

/** What a text says that is put behind a base of the service, which another part of the program has. */
export function behindBase(flat: string): Said | null {
  const found = belowPrefix(flat.replace(new RegExp(`^${HOLE}`), ""));
  return (
    found && {
      change: found.successor?.change ?? "v1-sunset",
      message: `Behind a base of v1 this is a path of it (${found.path}), but no call was seen that is made of it`,
    }
  );
}

/** The endpoint of v1 that a text spells behind the prefix. */
function belowPrefix(flat: string) {
  const verdict = flat.startsWith("/") ? matchFlat(PREFIX + flat, null) : null;
  return verdict?.is === "endpoint" && verdict.match.version === "v1"
    ? verdict.match.endpoint
    : null;
}

/** Whether a text spells what stands behind the prefix in a path of v1. */
export function isBelowPrefix(node: Spelled): boolean {
  return belowPrefix(spelling(node)) !== null;
}

/** Whether a file may spell a path of v1: one look at its text tells. */
export function namesPrefix({ text }: ts.SourceFile): boolean {
  return text.includes(PREFIX);
}

/** Whether a file spells what all paths of v1 begin with. */
export function spellsBase(source: ts.SourceFile): boolean {
  return namesPrefix(source) && literalsIn(source).some((node) => isBase(spelling(node)));
}

function isBase(flat: string): boolean {
  const found = PATH.exec(flat);
  return found !== null && (found[1] ?? "/") === "/";
}

/** A text in the code. */
export type Spelled = ts.StringLiteralLike | ts.TemplateExpression;

/** The texts of a file, other than those that name modules. */
export function literalsIn(root: ts.Node): readonly Spelled[] {
  const found: Spelled[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** The literal, or the literal parts of a template. */
export function piecesOf(node: Spelled): readonly ts.Node[] {
  return ts.isTemplateExpression(node)
    ? [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    : [node];
}

/** The text, with a mark for each part that is not written out. */
export function spelling(node: Spelled): string {
  return ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(HOLE)
    : node.text.replace(FILLED_IN, HOLE);
}
