import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createNpx } from "../npx.ts";
import { createRepository, type Repository } from "../repository.ts";

/** A program that calls v1. */
export const source = `const headers = { "X-API-Key": process.env.HABIT_API_KEY };
export const load = () => fetch("https://habits.example/api/v1/habits/h1", { headers });
`;

export const files = { "api.js": source, "package.json": '{ "type": "module" }' };

/** What `init` says as JSON; files are relative to where it ran. */
interface InitReport {
  readonly written: readonly string[];
  readonly kept: readonly string[];
  readonly add: readonly { readonly file: string; readonly text: string }[];
}

/** A repository of a user in which `npx` runs the built program. */
export interface Checkout extends Repository {
  /** Runs a command of a shell in a folder, as users and CI would. */
  shell(
    command: string,
    folder?: string,
  ): { readonly status: number | null; readonly text: string };
  init(folder?: string): InitReport;
}

export function createCheckout(contents: Readonly<Record<string, string>>): Checkout {
  const repository = createRepository(contents);
  const programs = mkdtempSync(join(tmpdir(), "programs-"));
  createNpx(programs);
  return {
    ...repository,
    shell: (command, folder = ".") => {
      const { status, stdout, stderr } = spawnSync("bash", ["-c", command], {
        cwd: join(repository.root, folder),
        encoding: "utf8",
        env: { PATH: `${programs}:${process.env.PATH}`, CI: "true", HOME: programs },
      });
      return { status, text: stdout + stderr };
    },
    init: (folder = ".") => {
      const { status, stdout, stderr } = repository.runIn(folder, "init", "--format", "json");
      if (status !== 0 || stderr !== "") throw new Error(`init ended with ${status}: ${stderr}`);
      return JSON.parse(stdout);
    },
    remove: () => {
      repository.remove();
      rmSync(programs, { recursive: true, force: true });
    },
  };
}
