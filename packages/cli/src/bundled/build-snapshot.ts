import { execFileSync } from "node:child_process";
import { constants, setPriority } from "node:os";
import { argv, execPath } from "node:process";
import { keepAs } from "./kept-files.ts";
import { snapshotFlags } from "./kept-snapshot.ts";

// Takes a startup snapshot of a script and keeps it under a name, behind all else that the machine has to do.
setPriority(constants.priority.PRIORITY_LOW);
const [, , name = "", script = ""] = argv;
keepAs("snapshots", name, (draft) => {
  execFileSync(execPath, [...snapshotFlags(draft), "--build-snapshot", script], {
    stdio: "ignore",
    windowsHide: true,
  });
});
