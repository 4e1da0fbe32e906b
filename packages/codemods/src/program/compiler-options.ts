import { posix } from "node:path";
import { ts } from "ts-morph";

/** Reads options of the nearest tsconfig.json above a file, through relative `extends`. */
export function createOptionReader(
  readOutside: (path: string) => string | null,
): (file: string, name: string) => unknown {
  const configs = new Map<string, Readonly<Record<string, unknown>>>();
  const optionsAt = (path: string, depth: number): Readonly<Record<string, unknown>> | null => {
    const text = depth > 5 ? null : readOutside(path);
    if (text === null) return null;
    const config = ts.parseConfigFileTextToJson(path, text).config as
      | { readonly extends?: unknown; readonly compilerOptions?: Readonly<Record<string, unknown>> }
      | undefined;
    const base =
      typeof config?.extends === "string" && config.extends.startsWith(".")
        ? optionsAt(posix.join(posix.dirname(path), config.extends), depth + 1)
        : null;
    return { ...base, ...config?.compilerOptions };
  };
  const optionsOf = (folder: string): Readonly<Record<string, unknown>> => {
    const known = configs.get(folder);
    if (known) return known;
    const own = optionsAt(posix.join(folder, "tsconfig.json"), 0);
    const options =
      own ?? (folder === "." || folder === "/" ? {} : optionsOf(posix.dirname(folder)));
    configs.set(folder, options);
    return options;
  };
  return (file, name) => optionsOf(posix.dirname(file))[name];
}
