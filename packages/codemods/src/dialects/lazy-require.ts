import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Loads a compiler when the first file of its dialect is read: most projects have none. */
export function lazyRequire<Compiler>(name: string): () => Compiler {
  let loaded: Compiler | null = null;
  return () => {
    loaded ??= require(name) as Compiler;
    return loaded;
  };
}
