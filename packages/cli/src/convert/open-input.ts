import { createReadStream, statSync } from "node:fs";
import type { Io } from "../io.ts";
import type { InputFile } from "./find-inputs.ts";

/** Bytes to convert. */
export interface Source {
  /** As it is shown. */
  readonly name: string;
  /** Null: standard input. */
  readonly file: InputFile | null;
  readonly bytes: AsyncIterable<Uint8Array>;
  /** In bytes; undefined where it is not known. */
  readonly size: number | undefined;
}

const chunkSize = 256 * 1024;

/** Opens a file; it is read only when its bytes are asked for. */
export function openFile(file: InputFile): Source {
  return {
    name: file.name,
    file,
    bytes: createReadStream(file.path, { highWaterMark: chunkSize }),
    size: statSync(file.path).size,
  };
}

/** Standard input. */
export function openStdin({ stdin }: Io): Source {
  return { name: "stdin", file: null, bytes: stdin, size: stdin.size };
}
