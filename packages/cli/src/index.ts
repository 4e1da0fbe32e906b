/** Types and help for `habitshift.config.ts`, and the program as a function. */

export { type Config, type ConfiguredWrapper, defineConfig } from "@habitshift/codemods/config";
export type { Io, Output } from "./io.ts";
export { run } from "./run.ts";
