import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runIn } from "./run-in.ts";

/** A folder of a user, to run command lines in. */
export interface Workspace {
  readonly root: string;
  write(files: Readonly<Record<string, string>>): void;
  read(path: string): string;
  run(
    line: string,
    env?: Readonly<Record<string, string>>,
    input?: string | Uint8Array,
  ): ReturnType<typeof runIn>;
  remove(): void;
}

/** Files with a finding of each confidence, as the fake engine reads them, and one without. */
export const FINDINGS = {
  "src/a.ts": "one\nSAFE MOVED\nMANUAL\n",
  "src/b.ts": "REVIEW\n",
  "src/c.ts": "nothing\n",
};

export function createWorkspace(files: Readonly<Record<string, string>>): Workspace {
  const root = mkdtempSync(join(tmpdir(), "workspace-"));
  const workspace: Workspace = {
    root,
    write(contents) {
      for (const [path, content] of Object.entries(contents)) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), content);
      }
    },
    read: (path) => readFileSync(join(root, path), "utf8"),
    run: (line, env, input) => runIn(root, line, env, input),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
  workspace.write(files);
  return workspace;
}
