import { dirname } from "node:path/posix";
import type { Project } from "../model.ts";

/** Files that hold variables of the environment, those that are meant to be read by all first. */
const NAMES: readonly string[] = [
  ...[".env.example", ".env.sample", ".env.template", ".env.defaults", ".env"],
  ...[".env.production", ".env.development", ".env.local", ".env.test"],
];

/** A file that gives a variable an address, and the host there. */
interface Setting {
  readonly file: string;
  readonly host: string;
}

/**
 * The variables that files of the environment give an address to, in the folders of some files and above.
 * Of a value nothing is taken but the host.
 */
export function readEnvironment(
  project: Pick<Project, "readOutside">,
  files: readonly string[],
): ReadonlyMap<string, Setting> {
  const found = new Map<string, Setting>();
  for (const folder of foldersOf(files)) {
    for (const name of NAMES) {
      const file = folder === "." ? name : `${folder}/${name}`;
      for (const [variable, value] of assignmentsIn(project.readOutside(file) ?? "")) {
        if (found.has(variable) || !/^https?:\/\//.test(value) || !URL.canParse(value)) continue;
        found.set(variable, { file, host: new URL(value).host });
      }
    }
  }
  return found;
}

/** The variables that files of the environment give the address of a named service. */
export function variablesFor(
  project: Pick<Project, "readOutside">,
  files: readonly string[],
  services: readonly string[],
): readonly string[] {
  const hosts = services.filter((each) => URL.canParse(each)).map((each) => new URL(each).host);
  if (hosts.length === 0) return [];
  return [...readEnvironment(project, files)].flatMap(([variable, { host }]) =>
    hosts.includes(host) ? [variable] : [],
  );
}

function foldersOf(files: readonly string[]): ReadonlySet<string> {
  const folders = new Set<string>(["."]);
  for (const file of files)
    for (let at = dirname(file); at !== "."; at = dirname(at)) folders.add(at);
  return folders;
}

function assignmentsIn(text: string): readonly (readonly [name: string, value: string])[] {
  return [...text.matchAll(/^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*["']?([^"'\s#]+)/gm)].map(
    ([, name = "", value = ""]) => [name, value] as const,
  );
}
