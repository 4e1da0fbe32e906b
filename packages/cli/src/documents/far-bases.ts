import { basename, dirname } from "node:path/posix";
import { isAnothersHost } from "@habitshift/codemods/is-anothers-host";
import { originOf } from "./address.ts";
import type { Known, NamedBase } from "./mention.ts";
import type { ReadDocument } from "./read-documents.ts";
import { namesService } from "./tied-bases.ts";

/** A variable that holds a base of v1, where it is set. */
export interface SetBase extends NamedBase {
  readonly file: string;
  /** True where settings set it, which the environment of every program may hold. */
  readonly isSetting: boolean;
}

/** Shorter names, and those of one word, may stand for anything in a file that does not say where they are from. */
const settingName = /^\w+_\w+$/;

/** The variables of documents that hold a base of v1 of the service. */
export function setBases(
  read: readonly ReadDocument[],
  proven: ReadonlySet<string>,
  { services }: Known,
): readonly SetBase[] {
  return read.flatMap(({ file, kind, scan }) => {
    const isSetting = kind !== "code";
    const open = scan.bases.flatMap(({ name, text }) => (name === null ? [] : [{ name, text }]));
    return (isSetting ? open : scan.named)
      .filter(({ name, text }) => {
        const origin = originOf(text);
        if (origin === null || isAnothersHost(origin, services)) return false;
        const isOurs = services.length > 0 || proven.has(origin) || namesService({ name, text });
        return isOurs && (!isSetting || settingName.test(name));
      })
      .map((base) => ({ ...base, file, isSetting }));
  });
}

/** Those that a file may mean when it names them: of its folder, of a file that it names, or of the environment. */
export function basesFor(
  file: string,
  text: string,
  bases: readonly SetBase[],
): readonly NamedBase[] {
  return bases.filter((base) => {
    if (base.file === file || !hasWord(text, base.name)) return false;
    if (base.isSetting || dirname(base.file) === dirname(file)) return true;
    const stem = basename(base.file).replace(/\.\w+$/, "");
    return [stem, basename(dirname(base.file))].some((name) => name !== "." && hasWord(text, name));
  });
}

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/\w/.test(text.charAt(at - 1)) && !/\w/.test(text.charAt(at + word.length))) return true;
  }
  return false;
}
