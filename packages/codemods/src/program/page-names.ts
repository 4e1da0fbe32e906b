import { ts } from "ts-morph";
import type { Module } from "./program.ts";

/** Names of the global object, by which scripts of a page give others what they make; wrappers call it `root`. */
const GLOBAL: ReadonlySet<string> = new Set(["window", "globalThis", "self", "top", "root"]);

const EXPOSED = /\bexposeInMainWorld\(\s*["'`]([\w$]+)/g;

/** The names under which a text has pages of Electron find what it gives them. */
export function exposedIn(text: string): readonly string[] {
  return [...text.matchAll(EXPOSED)].flatMap(([, name]) => name ?? []);
}

/** Tells whether a name that a script uses is one that a script of the same pages gives, now or later. */
export function createPageNames(
  modules: Iterable<Module>,
): (from: Module, name: string) => boolean {
  const byPage = new Map<string, Set<string>>();
  const exposed = new Set<string>();
  for (const { pages, source, text } of modules) {
    for (const name of exposedIn(text)) exposed.add(name);
    if (pages.length === 0) continue;
    const names = namesIn(source);
    for (const page of pages) {
      const known = byPage.get(page) ?? new Set();
      byPage.set(page, known);
      for (const name of names) known.add(name);
    }
  }
  return ({ pages }, name) =>
    exposed.has(name) || pages.some((page) => byPage.get(page)?.has(name));
}

function namesIn(source: ts.SourceFile): readonly string[] {
  const names: string[] = [];
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      names.push(statement.name?.text ?? "");
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name } of statement.declarationList.declarations)
      if (ts.isIdentifier(name)) names.push(name.text);
  }
  const visit = (node: ts.Node): void => {
    if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
      names.push(...givenBy(node.left));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** `window.App = …`. */
function givenBy(target: ts.Expression): readonly string[] {
  return ts.isPropertyAccessExpression(target) &&
    ts.isIdentifier(target.expression) &&
    GLOBAL.has(target.expression.text)
    ? [target.name.text]
    : [];
}
