import { posix } from "node:path";

const MODULE_SYNTAX = /^\s*(?:import|export)\b|\brequire\s*\(|\bmodule\.exports\b|\bexports\.\w/m;
const PAGE = "index.html";
const SCRIPT = /<script\b([^>]*)>/gi;
const SOURCE = /\bsrc\s*=\s*["']?([^"'\s>]+)/i;
const IS_MODULE = /\btype\s*=\s*["']?module\b/i;

/**
 * Finds the page that a file is a classic script of: the nearest `index.html` that names it, else, for
 * files without any module syntax, their folder.
 */
export function createPages(readOutside: (path: string) => string | null): {
  readonly pageOf: (path: string, text: string) => string | null;
} {
  const scripts = new Map<string, ReadonlySet<string>>();
  const scriptsOf = (page: string): ReadonlySet<string> => {
    const known = scripts.get(page) ?? readScripts(page, readOutside(page) ?? "");
    scripts.set(page, known);
    return known;
  };
  return {
    pageOf: (path, text) => {
      if (!/\.jsx?$/.test(path) || MODULE_SYNTAX.test(text)) return null;
      const folder = posix.dirname(path);
      for (let at = folder; ; at = posix.dirname(at)) {
        const page = posix.join(at, PAGE);
        if (scriptsOf(page).has(path)) return page;
        if (at === posix.dirname(at)) return folder;
      }
    },
  };
}

/** The classic scripts that a page names. */
function readScripts(page: string, html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, attributes = ""] of html.matchAll(SCRIPT)) {
    const source = SOURCE.exec(attributes)?.[1];
    if (source === undefined || IS_MODULE.test(attributes) || /^[a-z]+:|^\/\//i.test(source))
      continue;
    const path = source.replace(/[?#].*$/, "").replace(/^\//, "");
    found.add(posix.join(posix.dirname(page), path));
  }
  return found;
}
