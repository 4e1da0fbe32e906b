import { ts } from "ts-morph";
import { memberName } from "../program/member-name.ts";
import type { TextPart } from "../provenance/text/text-value.ts";

/** What a rule writes in place of the beginning of a path. */
export interface Moved {
  readonly from: string;
  readonly to: readonly TextPart[];
}

/**
 * What the options of a rule write in place of the beginning of a path: `pathRewrite: { "^/backend": "/api/v1" }` and
 * `rewrite: (path) => path.replace(/^\/backend/, "/api/v1")`. Null where they leave the path as it is.
 */
export function movedPath(options: ts.ObjectLiteralExpression, path: string): Moved | null {
  for (const property of options.properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    const { initializer } = property;
    const name = memberName(property);
    if (name === "pathRewrite" && ts.isObjectLiteralExpression(initializer))
      return byTable(initializer, path);
    if (name === "rewrite" || name === "pathRewrite") return byFunction(initializer, path);
  }
  return null;
}

function byTable(table: ts.ObjectLiteralExpression, path: string): Moved | null {
  for (const property of table.properties) {
    if (!ts.isPropertyAssignment(property)) continue;
    const { name, initializer } = property;
    if (!ts.isStringLiteral(name) || !ts.isStringLiteralLike(initializer)) continue;
    const moved = replaced(name.text, initializer, path);
    if (moved) return moved;
  }
  return null;
}

/** The first `replace` in a function that gives the new path. */
function byFunction(made: ts.Expression, path: string): Moved | null {
  let found: Moved | null = null;
  const visit = (node: ts.Node): void => {
    if (found) return;
    if (ts.isCallExpression(node) && /\.replace$/.test(node.expression.getText())) {
      const [pattern, text] = node.arguments;
      const source = pattern && sourceOf(pattern);
      if (source && text && ts.isStringLiteralLike(text)) found = replaced(source, text, path);
    }
    ts.forEachChild(node, visit);
  };
  visit(made);
  return found;
}

function sourceOf(pattern: ts.Expression): string | null {
  if (ts.isStringLiteralLike(pattern)) return pattern.text;
  return ts.isRegularExpressionLiteral(pattern)
    ? pattern.text.slice(1, pattern.text.lastIndexOf("/"))
    : null;
}

/** What becomes of paths that begin with what is replaced; null where the rule is for others. */
function replaced(pattern: string, text: ts.StringLiteralLike, path: string): Moved | null {
  const from = pattern.replace(/^\^/, "").replaceAll("\\/", "/");
  const bare = from.replace(/\/$/, "");
  if (/[\\^$.*+?()[\]{}|]/.test(bare) || !(path === bare || path.startsWith(`${bare}/`)))
    return null;
  const start = text.getStart() + 1;
  const isExact = text.getSourceFile().text.slice(start, text.getEnd() - 1) === text.text;
  const written = text.text.replace(/\/$/, "");
  return { from: bare, to: [{ text: written, node: text, start, exact: isExact }] };
}
