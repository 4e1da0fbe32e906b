/** Begins what tools find by the name of a file: a component that a template names, a composable that code calls. */
export const BY_NAME = "habitshift:by-name/";

const COMPONENT = /^(?:.*\/)?([^/]+)\.vue$/;
const NESTED = /(?:^|\/)components\/(.+)\.vue$/;
const COMPOSABLE = /(?:^|\/)composables\/(?:.*\/)?(use\w+)\.[cm]?[jt]s$/;

/** Finds files by what tools call them; null where no file or more than one has the name. */
export function createNameFinder(files: Iterable<string>): (specifier: string) => string | null {
  let known: ReadonlyMap<string, string | null> | null = null;
  return (specifier) => {
    if (!specifier.startsWith(BY_NAME)) return null;
    known ??= pathsByName(files);
    return known.get(specifier.slice(BY_NAME.length)) ?? null;
  };
}

function pathsByName(paths: Iterable<string>): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const path of paths)
    for (const name of namesOfFile(path)) found.set(name, found.has(name) ? null : path);
  return found;
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
const CALL = /\b(use[A-Z]\w*)\s*\(/g;

/** What a file may have from tools, by the names that it uses. */
export function* namesInText(path: string, text: string): Iterable<string> {
  const isComponent = path.endsWith(".vue");
  if (isComponent) for (const [, tag = ""] of text.matchAll(TAG)) yield `${BY_NAME}${pascal(tag)}`;
  if (isComponent || COMPOSABLE.test(path))
    for (const [, name] of text.matchAll(CALL)) yield `${BY_NAME}${name}`;
}
