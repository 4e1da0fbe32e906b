import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  createVerifyFolder,
  files,
  patience,
  program,
  report,
  type VerifyFolder,
} from "./verify-folder.ts";

let own: VerifyFolder;

beforeEach(() => {
  own = createVerifyFolder();
});
afterEach(() => own.remove());

test("--keep keeps the copies, the migrated one among them", { timeout: patience }, () => {
  own.write(files);
  const { stdout } = own.verify("--keep", "--", "node", "report.js");
  const [, kept = ""] = /The copies are in (.*)/.exec(stdout) ?? [];
  expect(readFileSync(join(kept, "before/repository/report.js"), "utf8")).toBe(report);
  expect(readFileSync(join(kept, "after/repository/report.js"), "utf8")).toContain("/api/v2/");
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s leaves no process and no copy",
  async (signal) => {
    const pids = join(own.temporary, "../pids");
    // A child that does not end when it is asked to.
    own.write({
      ...files,
      "report.js": `${report}import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
const stubborn = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)";
const child = spawn(process.execPath, ["-e", stubborn]);
writeFileSync(${JSON.stringify(pids)}, process.pid + " " + child.pid + " .");
setInterval(() => {}, 1000);
`,
    });
    const child = spawn(process.execPath, [program, "verify", "--", "node", "report.js"], {
      cwd: own.repository,
      env: own.env,
      stdio: "ignore",
    });
    const exited = once(child, "exit");
    while (!existsSync(pids) || !readFileSync(pids, "utf8").endsWith(".")) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    child.kill(signal);
    expect((await exited)[0]).toBe(130);
    for (const pid of readFileSync(pids, "utf8").split(" ").slice(0, 2)) {
      expect(() => process.kill(Number(pid), 0)).toThrow("ESRCH");
    }
    expect(readdirSync(own.temporary)).toEqual([]);
  },
  patience,
);
