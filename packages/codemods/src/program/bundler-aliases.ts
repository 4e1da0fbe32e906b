import { posix } from "node:path";
import { ts } from "ts-morph";
import { initializerNamed, literalPath } from "./literal-path.ts";
import { readNuxtAliases } from "./nuxt-aliases.ts";
import type { PathAliases } from "./path-aliases.ts";

/** The configurations of bundlers, compilers and test runners that may give names to paths. */
const PROGRAMS = [
  "vite.config",
  "vitest.config",
  "webpack.config",
  "webpack.common",
  "rspack.config",
  "rollup.config",
  "craco.config",
  "babel.config",
  ".babelrc",
  "jest.config",
  "vue.config",
  "svelte.config",
  "next.config",
  "astro.config",
  "nuxt.config",
] as const;

const EXTENSIONS = [".ts", ".js", ".mjs", ".cjs", ".mts"] as const;

const DATA = [".babelrc", ".babelrc.json", "babel.config.json", "jest.config.json", "deno.json"];

/** The members whose keys stand for paths, and those whose elements are folders to look in. */
const NAMED: ReadonlySet<string> = new Set(["alias", "moduleNameMapper", "_moduleAliases"]);
const SEARCHED: ReadonlySet<string> = new Set(["modules", "moduleDirectories", "modulePaths"]);

/** The names that the configurations in a folder give to paths, where they are literal. */
export function readBundlerAliases(
  folder: string,
  readOutside: (path: string) => string | null,
): readonly PathAliases[] {
  const programs = PROGRAMS.flatMap((name) => EXTENSIONS.map((extension) => name + extension));
  const names = [...programs, ...DATA, "package.json"];
  const paths = names.flatMap((name) => {
    const text = readOutside(posix.join(folder, name));
    return text === null ? [] : aliasesIn(text, name, folder);
  });
  const all = [...paths, ...readNuxtAliases(folder, readOutside)];
  return all.length > 0 ? [{ folder: ".", paths: all }] : [];
}

type Entry = PathAliases["paths"][number];

function aliasesIn(text: string, name: string, folder: string): readonly Entry[] {
  const isData = DATA.includes(name) || name === "package.json";
  const source = ts.createSourceFile(
    name,
    isData ? `(${text}\n)` : text,
    ts.ScriptTarget.Latest,
    true,
    name.endsWith("ts") ? ts.ScriptKind.TS : ts.ScriptKind.JS,
  );
  const all: Entry[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) all.push(...given(node, node.initializer, folder));
    if (ts.isShorthandPropertyAssignment(node)) all.push(...given(node, node.name, folder));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return all;
}

/** What a member of the configuration gives names to, where it is one that does. */
function given(
  { name }: ts.PropertyAssignment | ts.ShorthandPropertyAssignment,
  value: ts.Expression,
  folder: string,
): readonly Entry[] {
  const key = nameOf(name) ?? "";
  if (NAMED.has(key)) return entriesOf(value, folder);
  return SEARCHED.has(key) ? searched(value, folder) : [];
}

function nameOf(name: ts.PropertyName): string | null {
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : null;
}

/** `{ "@": "./src" }`, `[{ find: "@", replacement: "./src" }]`, or a constant that holds one. */
function entriesOf(node: ts.Expression, folder: string): readonly Entry[] {
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap((property) => {
      if (!ts.isPropertyAssignment(property)) return [];
      const key = nameOf(property.name);
      return key === null ? [] : entry(key, property.initializer, folder);
    });
  }
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((element) => found(element, folder));
  const held = ts.isIdentifier(node) ? initializerNamed(node) : null;
  return held && !ts.isIdentifier(held) ? entriesOf(held, folder) : [];
}

/** `{ find: /^@\//, replacement: "./src" }` */
function found(element: ts.Expression, folder: string): readonly Entry[] {
  if (!ts.isObjectLiteralExpression(element)) return [];
  const find = initializerOf(element, "find");
  const replacement = initializerOf(element, "replacement");
  if (!find || !replacement) return [];
  if (ts.isStringLiteralLike(find)) return entry(find.text, replacement, folder);
  const source = ts.isRegularExpressionLiteral(find)
    ? find.text.slice(1, find.text.lastIndexOf("/"))
    : null;
  return source === null ? [] : entry(source, replacement, folder);
}

function initializerOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | null {
  const property = node.properties.find(
    (each) => ts.isPropertyAssignment(each) && nameOf(each.name) === name,
  );
  return property && ts.isPropertyAssignment(property) ? property.initializer : null;
}

function entry(key: string, value: ts.Expression, folder: string): readonly Entry[] {
  const first = ts.isArrayLiteralExpression(value) ? value.elements[0] : value;
  const target = first ? literalPath(first, folder) : null;
  if (target === null) return [];
  const isPattern = /^\^|\$$|\(/.test(key) && !/^\$[\w/]/.test(key);
  if (isPattern) {
    const pattern = fromExpression(key);
    if (pattern === null) return [];
    const [head] = pattern.split("*", 1);
    const isPrefix = key.startsWith("^") && !key.endsWith("$") && !pattern.includes("*");
    return isPrefix
      ? [[`${head}*`, [`${target.replace(/\/?$/, "/")}*`]]]
      : [[pattern, [target.replace(/[$\\]1/, "*")]]];
  }
  const clean = key.replace(/\/?\*?$/, "");
  const path = target.replace(/\/?\*?$/, "");
  return [
    [clean, [path]],
    [`${clean}/*`, [`${path}/*`]],
  ];
}

/** A regular expression of one variable part as a pattern; null where it is more than that. */
function fromExpression(source: string): string | null {
  const pattern = source
    .replace(/^\^/, "")
    .replace(/\$$/, "")
    .replace(/\(\.[*+]\)|\.[*+]/, "*")
    .replace(/\\([/.@#~$-])/g, "$1");
  return /[()[\]\\|?+^]/.test(pattern) || pattern.startsWith("*") ? null : pattern;
}

/** Folders in which names are looked for, beside those of packages. */
function searched(node: ts.Expression, folder: string): readonly Entry[] {
  if (!ts.isArrayLiteralExpression(node)) return [];
  return node.elements.flatMap((element): readonly Entry[] => {
    const path = literalPath(element, folder);
    return path === null || path.endsWith("node_modules") ? [] : [["*", [`${path}/*`]]];
  });
}
