import { type Disk, nodeDisk } from "./disk.ts";
import { holdStateIfAny } from "./hold-state.ts";
import { journalPaths } from "./journal.ts";
import { settleJournals } from "./settle-journals.ts";

/** Removes the journal of the last run, which something else keeps now: `undo` has nothing to put back. */
export function forgetLast(root: string, disk: Disk = nodeDisk): void {
  holdStateIfAny(
    root,
    () => {
      settleJournals(root, disk);
      disk.remove(journalPaths(root, "last").folder);
    },
    disk,
  );
}
