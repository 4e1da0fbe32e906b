import type { Finding, MigrationPlan } from "../../packages/codemods/src/model.ts";
import { parse } from "../../packages/codemods/src/program/program.ts";
import { changedLines, type LineChange } from "./changed-lines.ts";

/** What the import of the generated module looks like, and the blank line around it. */
const IMPORT = /^\s*$|^(import|const) \{ habitApiHeaders \}/;

/** What the import becomes that edits of a call want besides. */
const EXTENDED = /^import \{.*, defer \} from ['"]rxjs['"];?$/;

/** The function behind all else that requests go through which come together at run time. */
const ADAPTER = /^function asV2\w+\(/;

/** Lines that a plan changes, in statements of which it reports nothing: `file:line`. */
export function unexplainedLines({ rewrites, findings }: MigrationPlan): readonly string[] {
  return rewrites.flatMap(({ file, before, after }) => {
    if (before === null) return [];
    const own = findings.filter((finding) => finding.file === file);
    const told = toldLines(file, before, own);
    return changedLines(before, after)
      .filter((change) => !isTold(change, told))
      .map(({ gone, behind }) => `${file}:${gone[0] ?? behind}`);
  });
}

function isTold({ gone, behind, came }: LineChange, told: ReadonlySet<number>): boolean {
  if (gone.length > 0)
    return (
      gone.every((line) => told.has(line)) ||
      came.every((line) => EXTENDED.test(line) || IMPORT.test(line))
    );
  return (
    told.has(behind) ||
    told.has(behind + 1) ||
    came.every((line) => IMPORT.test(line)) ||
    came.some((line) => ADAPTER.test(line))
  );
}

/** The lines of the statements that findings stand in: what belongs to a place may stand beside it. */
function toldLines(file: string, text: string, findings: readonly Finding[]): ReadonlySet<number> {
  const source = parse(file, text);
  const lineAt = (offset: number): number => source.getLineAndCharacterOfPosition(offset).line + 1;
  const lines = new Set<number>();
  for (const { start, end } of findings) {
    for (const statement of source.statements) {
      if (statement.getStart() > start || end > statement.getEnd()) continue;
      const last = lineAt(statement.getEnd());
      for (let line = lineAt(statement.getStart()); line <= last; line += 1) lines.add(line);
    }
  }
  return lines;
}
