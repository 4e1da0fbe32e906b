import { isNuxtConfig } from "./nuxt-aliases.ts";

/** Begins what tools find by the name of a file: a component that a template names, a composable that code calls. */
export const BY_NAME = "habitshift:by-name/";

const COMPONENT = /^(?:.*\/)?([^/]+)\.vue$/;
const NESTED = /(?:^|\/)components\/(.+)\.vue$/;
const COMPOSABLE = /(?:^|\/)composables\/(?:.*\/)?(use\w+)\.[cm]?[jt]s$/;
/** Where Nuxt looks for what it imports by itself, in its server as well. */
const SHARED = /(?:^|\/)(?:composables|utils)\/(?:.*\/)?[\w-]+\.[cm]?[jt]s$/;
const EXPORT = /^export\s+(?:async\s+)?(?:function\s*\*?|const|let|class)\s+([\w$]+)/gm;

/** Where Nuxt looks for what adds to the application, and how that says the names of what it adds. */
const PLUGIN = /(?:^|\/)plugins\/(?:[^/]+\/)?[\w.-]+\.[cm]?[jt]s$/;
const PROVIDED = /\bprovide\s*(?::\s*\{([\s\S]*)|\(\s*["'](\w+))/g;
const MEMBER = /(?:^|[{,])\s*(\w+)\s*(?=[:,}(])/g;

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
    const exported = isNuxt ? givenByNuxt(path, readOutside) : [];
    for (const name of new Set([...namesOfFile(path), ...exported]))
      found.set(name, found.has(name) ? null : path);
  }
  return found;
}

/** What Nuxt has files of a project use by its name alone. */
function givenByNuxt(
  path: string,
  readOutside: (path: string) => string | null,
): readonly string[] {
  if (SHARED.test(path)) return exportsIn(readOutside(path) ?? "");
  return PLUGIN.test(path) ? providedIn(readOutside(path) ?? "") : [];
}

/** A plugin that provides `api` gives the application a `$api`. */
function providedIn(text: string): readonly string[] {
  return [...text.matchAll(PROVIDED)]
    .flatMap(([, members, name]) =>
      name ? [name] : [...(members ?? "").matchAll(MEMBER)].flatMap(([, each]) => each ?? []),
    )
    .map((name) => `$${name}`);
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
const DOLLARED = /(?<![\w$])\$[a-z]\w*/g;
const HANDLER = /\bdefine(?:Nuxt|\w*EventHandler)/;

/** What a file may have from tools, by the names that it uses. */
export function* namesInText(path: string, text: string): Iterable<string> {
  const isComponent = path.endsWith(".vue");
  if (isComponent) for (const [, tag = ""] of text.matchAll(TAG)) yield `${BY_NAME}${pascal(tag)}`;
  if (!isComponent && !SHARED.test(path) && !HANDLER.test(text)) return;
  for (const [, name] of text.matchAll(CALL)) yield `${BY_NAME}${name}`;
  for (const [name] of text.matchAll(DOLLARED)) yield `${BY_NAME}${name}`;
}
