import { closeSync, fstatSync, openSync, readSync, type Stats } from "node:fs";
import { join } from "node:path";
import type { Allocate } from "./desk.ts";
import { explainReadFailure, ReadError } from "./read-error.ts";

/** Longer files are data or bundles; in bytes. */
const maximumSize = 4 * 1024 * 1024;

/**
 * The bytes of one file.
 *
 * @param onOpen - Is told how the file looked before it was read.
 * @param allocate - Gives memory of so many bytes to read into.
 * @throws ReadError - `unreadable` where the system refuses, `skipped` where the file is too large.
 */
export function readBytes(
  root: string,
  path: string,
  onOpen: (status: Stats) => void,
  allocate: Allocate = Buffer.allocUnsafe,
): Buffer {
  try {
    return readOpen(path, openSync(join(root, path), "r"), onOpen, allocate);
  } catch (error) {
    if (error instanceof ReadError) throw error;
    throw new ReadError(explainReadFailure(error), {
      file: path,
      fate: "unreadable",
      cause: error,
    });
  }
}

function readOpen(
  path: string,
  descriptor: number,
  onOpen: (status: Stats) => void,
  allocate: Allocate,
): Buffer {
  try {
    const status = fstatSync(descriptor);
    const { size } = status;
    onOpen(status);
    if (size > maximumSize) {
      const megabytes = (size / 1024 / 1024).toFixed(1);
      throw new ReadError(`too large (${megabytes} MB)`, { file: path, fate: "skipped" });
    }
    const bytes = allocate(size);
    let length = 0;
    while (length < size) {
      const read = readSync(descriptor, bytes, length, size - length, null);
      if (read === 0) break;
      length += read;
    }
    return bytes.subarray(0, length);
  } finally {
    closeSync(descriptor);
  }
}
