import { createResolver, type Resolve } from "../program/resolve-module.ts";

/** The content of files: text, or what is written as JSON. */
type Files = Readonly<Record<string, unknown>>;

/** A resolver over files in memory; those named `.json` are configuration. */
export function resolverOf(files: Files): Resolve {
  const code = Object.keys(files).filter((path) => !path.endsWith(".json"));
  return createResolver(new Set(code), (path) => {
    const content = files[path];
    if (content === undefined) return null;
    return typeof content === "string" ? content : JSON.stringify(content);
  });
}
