import { posix } from "node:path";

/** A file whose name says what SvelteKit does with it, such as `+page.server.ts` and `+layout@.svelte`. */
export interface KitFile {
  readonly folder: string;
  readonly role: "page" | "layout" | "server" | "error" | "hooks";
  /** Whether it is a script that loads for a page or a layout on the server only. */
  readonly isOfServer: boolean;
  readonly extension: string;
}

const ROUTE = /^\+(page|layout|server|error)(\.server)?(?:@[^.]*)?\.(svelte|js|ts)$/;
const HOOKS = /^hooks(\.server)?\.(js|ts)$/;

/** What a path says of a file; null where it is none of SvelteKit's. */
export function kitFile(path: string): KitFile | null {
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (!name.startsWith("+") && !name.startsWith("hooks")) return null;
  const folder = posix.dirname(path);
  const [, role, server, extension = ""] = ROUTE.exec(name) ?? [];
  if (role)
    return { folder, role: role as KitFile["role"], isOfServer: server !== undefined, extension };
  const hooks = HOOKS.exec(name);
  return hooks
    ? { folder, role: "hooks", isOfServer: hooks[1] !== undefined, extension: hooks[2] ?? "" }
    : null;
}

/** The scripts that may load what a file of SvelteKit is given, those of outer folders first. */
export interface Loaders {
  /** Those of the layouts around it. */
  readonly around: readonly string[];
  /** Those of its own page or layout. */
  readonly own: readonly string[];
}

/** Finds the scripts that load for a file; `exists` tells which of them are there. */
export function loadersOf({ folder, role }: KitFile, exists: (path: string) => boolean): Loaders {
  const scriptsOf = (within: string, stem: string): readonly string[] =>
    [".server.ts", ".server.js", ".ts", ".js"]
      .map((end) => posix.join(within, `+${stem}${end}`))
      .filter(exists);
  const layouts = [...foldersAround(folder)].reverse();
  const outer = role === "layout" ? layouts.slice(0, -1) : layouts;
  return {
    around: outer.flatMap((each) => scriptsOf(each, "layout")),
    own: role === "page" || role === "layout" ? scriptsOf(folder, role) : [],
  };
}

/** The scripts beside the folder of all routes that may keep something for what answers a request on the server. */
export function hooksOf(path: string): readonly string[] {
  const file = kitFile(path);
  const isAnswering = file?.role === "server" || (file?.isOfServer && file.role !== "hooks");
  const routes = isAnswering ? [...foldersAround(file.folder)].at(-1) : undefined;
  if (routes === undefined || posix.basename(routes) !== "routes") return [];
  const around = posix.dirname(routes);
  return [".ts", ".js"].map((end) => posix.join(around, `hooks.server${end}`));
}

/** A folder and those that it stands in, up to that of all routes. */
function* foldersAround(folder: string): Iterable<string> {
  let at = folder;
  for (;;) {
    yield at;
    const next = posix.dirname(at);
    if (next === at || posix.basename(at) === "routes") return;
    at = next;
  }
}
