import { suggest } from "@habitshift/codemods/nearest-name";
import { changes } from "@habitshift/schemas";
import type { ArgumentsOf } from "../arguments.ts";
import { type ExitStatus, exitStatus } from "../exit-status.ts";
import type { Io } from "../io.ts";
import { renderChange, renderChanges } from "../report/render-changes.ts";
import { createStyle, wantsColour } from "../report/style.ts";
import { UsageError } from "../usage-error.ts";

/**
 * `habitshift changes [ID]`.
 *
 * @throws UsageError - where no change has that id.
 */
export function runChanges({ id, format }: ArgumentsOf<"changes">, io: Io): ExitStatus {
  const style = createStyle(wantsColour(io.env, io.stdout.isTerminal));
  const found = changes.find((change) => change.id === id);
  if (id !== null && found === undefined) {
    const ids = changes.map((change) => change.id);
    throw new UsageError(`no change has the id ${id}${suggest(id, ids)}`);
  }
  if (format === "json") io.stdout.write(`${JSON.stringify(found ?? changes, null, 2)}\n`);
  else io.stdout.write(found ? renderChange(found, style) : renderChanges(changes, style));
  return exitStatus.done;
}
