import { ts } from "ts-morph";
import { namesVersion } from "../names-service.ts";
import type { Scopes } from "../program/binding.ts";
import { memberName } from "../program/member-name.ts";
import { oncePer } from "../program/once-per.ts";
import type { Module, Program } from "../program/program.ts";
import { sliceParts } from "../provenance/text/text-slice.ts";
import type { TextPart } from "../provenance/text/text-value.ts";
import { type Moved, movedPath } from "./moved-path.ts";
import { writtenText } from "./written-text.ts";

/** A rule by which a server in front of the program hands requests on: of Vite, webpack, Next, Nuxt and their likes. */
export interface ForwardRule {
  /** What the paths that it is for begin with, without a slash at its end. */
  readonly from: string;
  /** The literal that says so. */
  readonly literal: ts.StringLiteralLike;
  /** What stands in place of the beginning that it cuts; behind it follows what the path has behind that. */
  readonly to: readonly TextPart[];
  /** What it takes away of such a path: all of `from` or its beginning, and nothing where the whole path is handed on. */
  readonly cut: string;
}

/** The rules that a program writes down. */
export const forwardRules = oncePer((program: Program): readonly ForwardRule[] =>
  [...program.modules.values()].flatMap(rulesIn),
);

/** What a file must hold that has such rules. */
export const FORWARDS =
  /\b(?:proxy|rewrites|redirects|destination|pathRewrite|routeRules|createProxyMiddleware)\b/i;

function rulesIn({ isModel, text, reading, source, scopes }: Module): readonly ForwardRule[] {
  if (isModel || reading || !FORWARDS.test(text) || !namesVersion(Buffer.from(text))) return [];
  const found: ForwardRule[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) found.push(...rulesOf(node, scopes));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function rulesOf(node: ts.ObjectLiteralExpression, scopes: Scopes): readonly ForwardRule[] {
  const source = literalsOf(memberOf(node, "source"));
  const to = memberOf(node, "destination") ?? memberOf(node, "proxy");
  if (to && ts.isExpression(to)) {
    const texts = writtenText(to, scopes);
    const froms = source.length > 0 ? source : keyOf(node);
    return texts ? froms.map((from) => exchanged(from, texts)) : [];
  }
  const target = memberOf(node, "target");
  const texts = target && writtenText(target, scopes);
  if (!texts) return isNamed(node.parent, "proxy") ? shortRules(node, scopes) : [];
  const froms = [
    ...literalsOf(memberOf(node, "context") ?? memberOf(node, "pathFilter")),
    ...keyOf(node),
  ];
  const mounts = mountOf(node);
  return [
    ...[...froms, ...mounts].map((from) =>
      proxied(from, texts, movedPath(node, pathOf(from.text))),
    ),
    // Since its third version `createProxyMiddleware` hands on what stands behind the path that it is mounted on.
    ...mounts.map((from) => exchanged(from, withoutSlash(texts))),
  ];
}

/** `proxy: { "/backend": "https://…" }` */
function shortRules(node: ts.ObjectLiteralExpression, scopes: Scopes): readonly ForwardRule[] {
  return node.properties.flatMap((property): readonly ForwardRule[] => {
    if (!ts.isPropertyAssignment(property) || !ts.isStringLiteral(property.name)) return [];
    const texts = isPath(property.name) ? writtenText(property.initializer, scopes) : null;
    return texts ? [proxied(property.name, texts, null)] : [];
  });
}

function isNamed(node: ts.Node, name: string): boolean {
  return ts.isPropertyAssignment(node) && memberName(node) === name;
}

/** `{ source: "/backend/:path*", destination: "https://…/api/v1/:path*" }` */
function exchanged(literal: ts.StringLiteralLike, texts: readonly TextPart[]): ForwardRule {
  const from = pathOf(literal.text);
  return { from, literal, to: untilWildcard(texts), cut: from };
}

/** `"/backend": { target: "https://…", rewrite: … }` */
function proxied(
  literal: ts.StringLiteralLike,
  target: readonly TextPart[],
  moved: Moved | null,
): ForwardRule {
  const to = withoutSlash(target);
  const from = pathOf(literal.text);
  return moved
    ? { from, literal, to: [...to, ...moved.to], cut: moved.from }
    : { from, literal, to, cut: "" };
}

/** The path before what stands for any others: `:path*`, `**`, `(.*)`, `.*`. */
function pathOf(text: string): string {
  return text
    .replace(/^\^/, "")
    .replace(/(?:[:*([{]|\.[*+]).*$/s, "")
    .replace(/\/+$/, "");
}

function untilWildcard(texts: readonly TextPart[]): readonly TextPart[] {
  const last = texts.at(-1);
  if (!last || !("text" in last)) return texts;
  const text = last.text.replace(/(?:[:*([{$])(?!\/\/|\d).*$/s, "").replace(/\/+$/, "");
  return [...texts.slice(0, -1), { ...last, text }];
}

function withoutSlash(texts: readonly TextPart[]): readonly TextPart[] {
  const length = texts.reduce((sum, part) => sum + ("text" in part ? part.text.length : 1), 0);
  const last = texts.at(-1);
  const ends = last !== undefined && "text" in last && last.text.endsWith("/");
  return ends ? sliceParts(texts, 0, length - 1) : texts;
}

function memberOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | null {
  const found = node.properties.find((each) => memberName(each) === name);
  if (found && ts.isShorthandPropertyAssignment(found)) return found.name;
  return found && ts.isPropertyAssignment(found) ? found.initializer : null;
}

function literalsOf(node: ts.Expression | null): readonly ts.StringLiteralLike[] {
  if (!node) return [];
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(literalsOf);
  return ts.isStringLiteralLike(node) && isPath(node) ? [node] : [];
}

function isPath({ text }: ts.StringLiteralLike): boolean {
  return /^\^?\/\w/.test(text);
}

/** The path under which the rule stands among others. */
function keyOf({ parent }: ts.Node): readonly ts.StringLiteralLike[] {
  if (!ts.isPropertyAssignment(parent)) return [];
  const { name } = parent;
  return ts.isStringLiteral(name) && isPath(name) ? [name] : [];
}

/** `app.use("/backend", createProxyMiddleware({ … }))` and `createProxyMiddleware("/backend", { … })` */
function mountOf({ parent }: ts.Node): readonly ts.StringLiteralLike[] {
  if (!ts.isCallExpression(parent)) return [];
  const [first] = parent.arguments;
  const own = first && ts.isStringLiteralLike(first) && isPath(first) ? [first] : [];
  if (own.length > 0) return own;
  const mount = parent.parent;
  const [path] = ts.isCallExpression(mount) && mount.expression !== parent ? mount.arguments : [];
  return path && ts.isStringLiteralLike(path) && isPath(path) ? [path] : [];
}
