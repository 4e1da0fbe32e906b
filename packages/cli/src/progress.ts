import type { Io } from "./io.ts";
import { countOf } from "./report/words.ts";

/** Fewer files are done before anybody wonders. */
const fewFiles = 500;

/** Says on a terminal that work is under way. @returns What takes the line away again. */
export function startProgress({ stderr, env }: Io, files: number): () => void {
  if (!stderr.isTerminal || env.CI || files < fewFiles) return () => {};
  stderr.write(`reading ${countOf(files, "file")} …`);
  return () => stderr.write("\r\u001B[K");
}
