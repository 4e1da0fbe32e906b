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

/** A file as a source; it is opened only when its bytes are asked for. */
export function openFile(file: InputFile): Source {
  const { path, name } = file;
  const status = statSync(path, { throwIfNoEntry: false });
  return {
    name,
    file,
    bytes: {
      [Symbol.asyncIterator]: () =>
        createReadStream(path, { highWaterMark: chunkSize })[Symbol.asyncIterator](),
    },
    size: status?.isFile() ? status.size : undefined,
  };
}

/** Standard input. */
export function openStdin({ stdin }: Io): Source {
  return { name: "stdin", file: null, bytes: stdin, size: stdin.size };
}
