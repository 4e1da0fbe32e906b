import { posix } from "node:path";
import { changedNames } from "../facts/shapes.ts";
import type { Project, SourceFile } from "../model.ts";
import { isDataPath, LONGEST_DATA } from "../program/data-files.ts";
import { dataNamesIn } from "../program/find-data.ts";

/** Members of a habit that change, as JSON names them; one of them alone is everyone's word. */
const members = [...changedNames("habit")].map((name) => `"${name}"`);
const tellingMembers = 2;

/** What is said of data that code names, that may hold payloads, and that is too long to be followed. */
export function longDataNotice(files: readonly SourceFile[], project: Project): readonly string[] {
  const asked = new Set<string>();
  for (const { path, text } of files) {
    if (isDataPath(path) || !text.includes(".json")) continue;
    for (const name of dataNamesIn(text)) {
      asked.add(posix.join(posix.dirname(path), name)).add(posix.normalize(name));
    }
  }
  const long = [...asked].filter((path) => isDataPath(path) && mayBeLeft(path, project)).sort();
  if (long.length === 0) return [];
  const it = long.length === 1 ? "it" : "them";
  return [
    `${long.join(", ")}: too long to be followed; where payloads of v1 stand there, name ${it} under \`payloads\` in the configuration`,
  ];
}

function mayBeLeft(path: string, project: Project): boolean {
  const text = project.exists(path) ? project.readOutside(path) : null;
  if (text === null || text.length <= LONGEST_DATA) return false;
  return members.filter((member) => text.includes(member)).length >= tellingMembers;
}
