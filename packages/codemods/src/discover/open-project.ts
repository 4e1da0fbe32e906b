import { existsSync, readFileSync, type Stats, statSync } from "node:fs";
import { join, sep } from "node:path";
import type { Project, SourceFile } from "../model.ts";
import { decodeSource } from "./decode-source.ts";
import { type DiscoverOptions, discover } from "./discover.ts";
import { judgeContent } from "./judge-content.ts";
import { readBytes } from "./read-bytes.ts";
import { ReadError } from "./read-error.ts";
import { signatureOf } from "./signature-of.ts";

/**
 * Finds the code below the given paths; reads nothing yet.
 *
 * @throws NoSuchPathError - where a path does not exist.
 */
export function openProject(options: DiscoverOptions): Project {
  const { isAbsent, ...found } = discover(options);
  const named = new Set(found.files.filter((file) => file.named).map((file) => file.path));
  const sources = new Map<string, SourceFile>();
  const top = found.root.endsWith(sep) ? found.root : found.root + sep;
  const signatures = new Map<string, string | null>();
  const sign = (path: string, status: Stats | undefined) => {
    const signature = status ? signatureOf(status, new Date()) : null;
    signatures.set(path, signature);
    return signature;
  };
  const bytes: Project["bytes"] = (path, allocate) =>
    readBytes(found.root, path, (status) => void sign(path, status), allocate);
  const readAnew = (path: string) => {
    const source = decodeSource(path, bytes(path));
    const verdict = named.has(path) ? null : judgeContent(path, source.text);
    if (verdict !== null) {
      const { reason, header } = verdict;
      throw new ReadError(reason, { file: path, fate: "skipped", generated: header });
    }
    sources.set(path, source);
    return source;
  };
  return {
    ...found,
    bytes,
    signature: (path) => {
      const known = signatures.get(path);
      return known === undefined
        ? sign(path, statSync(`${top}${path}`, { throwIfNoEntry: false }))
        : known;
    },
    read: (path) => sources.get(path) ?? readAnew(path),
    exists: (path) => existsSync(join(found.root, path)),
    readOutside: (path) => {
      const place = join(found.root, path);
      // Configurations are looked for in every folder.
      if (isAbsent(place)) return null;
      try {
        return readFileSync(place, "utf8").replace(/^\uFEFF/, "");
      } catch {
        return null;
      }
    },
  };
}
