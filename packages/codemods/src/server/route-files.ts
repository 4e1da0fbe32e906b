import type { SourceFile } from "../model.ts";

/** A file that a framework serves by its place in the tree. */
export interface RouteFile {
  /** The path of its route, with parameters in brackets. */
  readonly path: string;
  /** How it says what it answers: the name of a function of the model that calls it. */
  readonly by: "route" | "endpoint" | "api" | "eventHandler";
  /** The method that its name is of; null where the file itself says. */
  readonly method: string | null;
}

const CODE = "(?:[cm]?[jt]s|[jt]sx)";

/** `app/api/habits/route.ts` of Next. */
const NEXT_ROUTE = new RegExp(`(?:^|/)app/(?:(.*)/)?route\\.${CODE}$`);
/** `pages/api/habits/[id].ts` of Next, and of Astro. */
const PAGES_API = new RegExp(`(?:^|/)pages/(api/.*)\\.${CODE}$`);
/** `routes/api/habits/+server.ts` of SvelteKit. */
const KIT_SERVER = /(?:^|\/)routes\/(?:(.*)\/)?\+server\.[jt]s$/;
/** `server/api/habits.get.ts` of Nuxt. */
const NITRO =
  /(?:^|\/)server\/(api\/.*?|routes\/.*?)(?:\.(get|post|put|patch|delete))?\.[cm]?[jt]s$/;

/** How files of Nuxt say that they answer; others have folders of these names as well. */
const HANDLER = /\b(?:define\w*EventHandler|(?:cachedE|e)ventHandler)\b/;

/** What its path says of a file that is served; null where it is none. */
export function routeFile(file: string, text: string): RouteFile | null {
  const next = NEXT_ROUTE.exec(file);
  if (next) return { path: pathOf(next[1] ?? ""), by: "route", method: null };
  const api = PAGES_API.exec(file);
  if (api) return { path: pathOf(api[1] ?? ""), by: "api", method: null };
  const kit = KIT_SERVER.exec(file);
  if (kit) return { path: pathOf(kit[1] ?? ""), by: "endpoint", method: null };
  const nitro = NITRO.exec(file);
  if (!nitro || !HANDLER.test(text)) return null;
  const path = (nitro[1] ?? "").replace(/^routes\//, "");
  return { path: pathOf(path), by: "eventHandler", method: nitro[2]?.toUpperCase() ?? "*" };
}

/** Folders in parentheses and slots are no part of a path, nor is an index. */
function pathOf(place: string): string {
  const words = place
    .split("/")
    .filter((word) => word !== "" && word !== "index" && !/^(\(.*\)|@.*)$/.test(word));
  return `/${words.join("/")}`;
}

/** The module that stands for what frameworks do with such files. */
export const ROUTES_MODULE = "model:routes.ts";

type RouteSource = Pick<SourceFile, "path" | "text">;

/** Code that calls what each of some files exports as a request would. */
export function routesCode(files: Iterable<RouteSource>): string {
  const calls = [...files].flatMap(({ path: file, text }, index) => {
    const found = routeFile(file, text);
    if (!found) return [];
    const { by, method, path } = found;
    const args = [...(method === null ? [] : [method]), path].map((each) => JSON.stringify(each));
    return [
      `import * as file${index} from ${JSON.stringify(file)};\n${by}(${args.join(", ")}, file${index}, ${JSON.stringify(file)});\n`,
    ];
  });
  if (calls.length === 0) return "";
  return `import { api, endpoint, eventHandler, route } from "./own-server.ts";\n${calls.join("")}`;
}
