/** Begins what tools find by the name of a file: a component that a template names, a composable that code calls. */
export const BY_NAME = "habitshift:by-name/";

/** In a project of more components than this, all that are tied by names only are too many to be followed. */
const MOST_COMPONENTS = 150;

const COMPONENT = /^(?:.*\/)?([^/]+)\.vue$/;
const NESTED = /(?:^|\/)components\/(.+)\.vue$/;
const COMPOSABLE = /(?:^|\/)composables\/(?:.*\/)?(use\w+)\.[cm]?[jt]s$/;

/** Finds files by what tools call them; null where no file or more than one has the name. */
export function createNameFinder(files: Iterable<string>): (specifier: string) => string | null {
  let known: ReadonlyMap<string, string | null> | null = null;
  return (specifier) => {
    if (!specifier.startsWith(BY_NAME)) return null;
    known ??= hasTooMany([...files]) ? new Map() : pathsByName(files);
    return known.get(specifier.slice(BY_NAME.length)) ?? null;
  };
}

/** The files that are tied to some by names only, in a project that has too many components to follow those ties. */
export function untiedFrom(
  known: ReadonlySet<string>,
  texts: ReadonlyMap<string, Buffer>,
): ReadonlySet<string> {
  const untied = new Set<string>();
  if (!hasTooMany([...texts.keys()])) return untied;
  const paths = pathsByName(texts.keys());
  for (const [from, text] of texts) {
    for (const specifier of namesInText(from, text.toString("utf8"))) {
      const to = paths.get(specifier.slice(BY_NAME.length));
      if (!to || to === from) continue;
      if (known.has(from)) untied.add(to);
      if (known.has(to)) untied.add(from);
    }
  }
  return untied;
}

function hasTooMany(paths: readonly string[]): boolean {
  return paths.filter((path) => COMPONENT.test(path)).length > MOST_COMPONENTS;
}

function pathsByName(paths: Iterable<string>): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const path of paths) {
    const nested = NESTED.exec(path)?.[1]?.split("/").map(pascal).join("");
    const names = [pascal(COMPONENT.exec(path)?.[1] ?? ""), nested, COMPOSABLE.exec(path)?.[1]];
    for (const name of new Set(names)) if (name) found.set(name, found.has(name) ? null : path);
  }
  return found;
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
