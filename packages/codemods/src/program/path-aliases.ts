import { posix } from "node:path";
import { ts } from "ts-morph";
import { findFile } from "./find-file.ts";
import { memberOf, stringsOf } from "./read-json.ts";

/** Names that stand for paths, as `paths` of a tsconfig or `imports` of a package.json give them. */
export interface PathAliases {
  readonly folder: string;
  readonly paths: readonly (readonly [pattern: string, targets: readonly string[]])[];
}

/** The aliases that a tsconfig or jsconfig in a folder gives; null where it has none. */
export function readAliases(
  folder: string,
  readOutside: (path: string) => string | null,
): PathAliases | null {
  for (const name of ["tsconfig.json", "jsconfig.json"]) {
    const path = posix.join(folder, name);
    const text = readOutside(path);
    if (text === null) continue;
    const config: unknown = ts.parseConfigFileTextToJson(path, text).config;
    const options = memberOf(config, "compilerOptions");
    const paths = memberOf(options, "paths");
    const baseUrl = memberOf(options, "baseUrl");
    if (typeof baseUrl !== "string" && typeof paths !== "object") continue;
    return {
      folder: posix.join(folder, typeof baseUrl === "string" ? baseUrl : "."),
      paths: [
        ...Object.entries(paths ?? {}).map(
          ([pattern, targets]) => [pattern, stringsOf(targets)] as const,
        ),
        ...(typeof baseUrl === "string" ? [["*", ["*"]] as const] : []),
      ],
    };
  }
  return null;
}

/** The file that a specifier stands for; null where no alias fits or none of its targets is there. */
export function resolveAlias(
  aliases: PathAliases | null,
  specifier: string,
  files: ReadonlySet<string>,
): string | null {
  for (const [pattern, targets] of aliases?.paths ?? []) {
    const [head = "", tail] = pattern.split("*");
    const matches =
      tail === undefined
        ? specifier === pattern
        : specifier.startsWith(head) && specifier.endsWith(tail);
    if (!matches) continue;
    const star =
      tail === undefined ? "" : specifier.slice(head.length, specifier.length - tail.length);
    for (const target of targets) {
      const found = findFile(posix.join(aliases?.folder ?? ".", target.replace("*", star)), files);
      if (found) return found;
    }
  }
  return null;
}
