import { posix } from "node:path";
import { append } from "./append.ts";
import { isModuleScript, scriptsIn, sourceOf } from "./inline-scripts.ts";
import { isPage } from "./is-page.ts";

const MODULE_SYNTAX =
  /^\s*(?:import|export)\b|^define\s*\(|\brequire\s*\(|\bmodule\.exports\b|\bexports\.\w/m;
const PAGE = "index.html";

/** Whether a text imports or exports anything. */
export function hasModuleSyntax(text: string): boolean {
  return MODULE_SYNTAX.test(text);
}

/** What only programs name that may import: those of Node and its kin. */
const LOADING = /\b(?:process|Buffer|__dirname|__filename|Deno|Bun|import\.meta)\b/;

/** Whether a text can be but a classic script: of a page, a worker, an extension or a manager of such scripts. */
export function isClassic(text: string): boolean {
  return !hasModuleSyntax(text) && !LOADING.test(text);
}

/** Knows which pages files are classic scripts of. */
export interface Pages {
  readonly pagesOf: (path: string, isModule: boolean) => readonly string[];
}

/**
 * Finds the pages that a file is a classic script of: those of the project that name it, else the nearest
 * `index.html` that does, else, for files without any module syntax, their folder. A page is one of its own scripts,
 * and what a page names may be a module for others as well.
 */
export function createPages(
  paths: Iterable<string>,
  readOutside: (path: string) => string | null,
): Pages {
  const scripts = new Map<string, ReadonlySet<string>>();
  const scriptsOf = (page: string): ReadonlySet<string> => {
    const known = scripts.get(page) ?? readScripts(page, readOutside(page) ?? "");
    scripts.set(page, known);
    return known;
  };
  const pages = [...paths].filter(isPage);
  let naming: ReadonlyMap<string, readonly string[]> | null = null;
  return {
    pagesOf: (path, isModule) => {
      if (isPage(path)) return [path];
      if (!/\.jsx?$/.test(path)) return [];
      naming ??= byScript(pages, scriptsOf);
      const found = naming.get(path);
      if (found) return found;
      return isModule ? [] : [nearestTo(path, scriptsOf)];
    },
  };
}

/** The nearest page of a folder around a script that names it, else the folder of the script. */
function nearestTo(path: string, scriptsOf: (page: string) => ReadonlySet<string>): string {
  const folder = posix.dirname(path);
  for (let at = folder; ; at = posix.dirname(at)) {
    const page = posix.join(at, PAGE);
    if (scriptsOf(page).has(path)) return page;
    if (at === posix.dirname(at)) return folder;
  }
}

/** The pages that name each script. */
function byScript(
  pages: readonly string[],
  scriptsOf: (page: string) => ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const page of pages) for (const script of scriptsOf(page)) append(found, script, page);
  return found;
}

/** The classic scripts that a page names; from the root of its site, which may be any folder around it. */
function readScripts(page: string, html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const script of scriptsIn(html)) {
    const source = sourceOf(script);
    if (source === null || isModuleScript(script) || /^[a-z]+:|^\/\//i.test(source)) continue;
    const path = source.replace(/[?#].*$/, "");
    for (let at = posix.dirname(page); ; at = posix.dirname(at)) {
      found.add(posix.join(at, path));
      if (!path.startsWith("/") || at === posix.dirname(at)) break;
    }
  }
  return found;
}
