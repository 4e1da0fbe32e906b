import { isNuxtConfig } from "./nuxt-aliases.ts";

/** Begins what tools find by the name of a file: a component that a template names, a composable that code calls. */
export const BY_NAME = "habitshift:by-name/";

const COMPONENT = /^(?:.*\/)?([^/]+)\.vue$/;
const NESTED = /(?:^|\/)components\/(.+)\.vue$/;
const COMPOSABLE = /(?:^|\/)composables\/(?:.*\/)?(use\w+)\.[cm]?[jt]s$/;
/** Where Nuxt looks for what it imports by itself, in its server as well. */
const SHARED = /(?:^|\/)(?:composables|utils)\/(?:.*\/)?[\w-]+\.[cm]?[jt]s$/;
const EXPORT = /^export\s+(?:async\s+)?(?:function\s*\*?|const|let|class)\s+([\w$]+)/gm;

/** Finds files by what tools call them; null where no file or more than one has the name. */
export function createNameFinder(
  files: ReadonlySet<string>,
  readOutside: (path: string) => string | null,
): (specifier: string) => string | null {
  let known: ReadonlyMap<string, string | null> | null = null;
  return (specifier) => {
    known ??= pathsByName(files, readOutside);
    return known.get(specifier.slice(BY_NAME.length)) ?? null;
  };
}

function pathsByName(
  paths: ReadonlySet<string>,
  readOutside: (path: string) => string | null,
): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  const isNuxt = [...paths].some(isNuxtConfig);
  for (const path of paths) {
    const exported = isNuxt && SHARED.test(path) ? exportsIn(readOutside(path) ?? "") : [];
    for (const name of new Set([...namesOfFile(path), ...exported]))
      found.set(name, found.has(name) ? null : path);
  }
  return found;
}

function exportsIn(text: string): readonly string[] {
  return [...text.matchAll(EXPORT)].flatMap(([, name]) => (name ? [name] : []));
}

/** What tools call the component or composable that a file is. */
export function namesOfFile(path: string): ReadonlySet<string> {
  const nested = NESTED.exec(path)?.[1]?.split("/").map(pascal).join("");
  const names = [pascal(COMPONENT.exec(path)?.[1] ?? ""), nested, COMPOSABLE.exec(path)?.[1]];
  return new Set(names.flatMap((name) => (name ? [name] : [])));
}

function pascal(name: string): string {
  return name.replace(/(?:^|[-.])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const TAG = /<([A-Z]\w*|[a-z]\w*(?:-\w+)+)/g;
/** A call of a name, its type arguments aside; methods are of what stands before them. */
const CALL = /(?<![.\w$])([a-z]\w*)\s*(?:<[^()]*>)?\(/g;
const HANDLER = /\bdefine(?:Nuxt|\w*EventHandler)/;

/** What a file may have from tools, by the names that it uses. */
export function* namesInText(path: string, text: string): Iterable<string> {
  const isComponent = path.endsWith(".vue");
  if (isComponent) for (const [, tag = ""] of text.matchAll(TAG)) yield `${BY_NAME}${pascal(tag)}`;
  if (isComponent || SHARED.test(path) || HANDLER.test(text))
    for (const [, name] of text.matchAll(CALL)) yield `${BY_NAME}${name}`;
}
