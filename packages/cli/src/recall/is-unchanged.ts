import { readdirSync, readlinkSync, realpathSync } from "node:fs";
import { type KeptRun, WIDTH } from "./kept-run.ts";
import { type Lead, listingOf, lookAt } from "./seen.ts";

const follow = { readlinkSync, realpathSync };

/** Whether a run would see now what it saw: then it would do and say the same. */
export function isUnchanged(
  run: KeptRun,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  try {
    return (
      run.variables.every(([name, value]) => (env[name] ?? null) === value) &&
      run.leads.every(([how, path, where]) => leadOf(how, path) === where) &&
      looksTheSame(run) &&
      run.lists.every(
        ([folder, listing]) => listingOf(readdirSync(folder, { withFileTypes: true })) === listing,
      )
    );
  } catch {
    // What could be read cannot be any more.
    return false;
  }
}

function leadOf(how: Lead, path: string): string | null {
  try {
    return follow[how](path);
  } catch {
    return null;
  }
}

function looksTheSame({ looked, looks }: KeptRun): boolean {
  let at = 0;
  for (const [folder, names] of looked) {
    for (const name of names) {
      const look = lookAt(folder + name);
      for (let part = 0; part < WIDTH; part++) if (look[part] !== looks[at + part]) return false;
      at += WIDTH;
    }
  }
  return at === looks.length;
}
