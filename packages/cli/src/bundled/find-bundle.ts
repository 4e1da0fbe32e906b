import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The whole program in one file a part, as `scripts/bundle.js` makes it of a build. */
export interface Bundle {
  readonly folder: string;
  /** Each part's name, and the hash of its text. */
  readonly parts: Readonly<Record<string, string>>;
}

/** What `scripts/bundle.js` says of a bundle: which build it was made of, as paths from its folder. */
interface Manifest {
  readonly parts: Readonly<Record<string, string>>;
  readonly builds: readonly { readonly file: string; readonly changed: number }[];
}

/** The bundle beside the compiled modules; null where there is none, or where they were compiled anew since. */
export function findBundle(): Bundle | null {
  const folder = join(import.meta.dirname, "../bundle");
  try {
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
    return manifest.builds.some(({ file, changed }) => isChanged(join(folder, file), changed))
      ? null
      : { folder, parts: manifest.parts };
  } catch {
    return null;
  }
}

/** A published package holds no record of its build, which cannot change any more. */
function isChanged(file: string, changed: number): boolean {
  const status = statSync(file, { throwIfNoEntry: false });
  return status !== undefined && status.mtimeMs !== changed;
}
