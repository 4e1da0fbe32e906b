import { spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { dependencyFolder } from "./dependencies.ts";

export interface ProgramResult {
  /** `null` when it was killed. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface ProgramOptions {
  readonly cwd: string;
  /** Added to the environment of the tests. */
  readonly env?: Readonly<Record<string, string>>;
}

const timeoutMs = 60_000;

/** Runs Node with these arguments to its end; a program that takes longer than a minute is killed. */
export function runNode(
  parameters: readonly string[],
  { cwd, env = {} }: ProgramOptions,
): Promise<ProgramResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, parameters, {
      cwd,
      env: { ...process.env, NODE_NO_WARNINGS: "1", ...env },
      timeout: timeoutMs,
      killSignal: "SIGKILL",
    });
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      stderr += text;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, stdout, stderr }));
  });
}

/** What Node is given to run a program, which may be written in TypeScript. */
export function programParameters(entry: string): readonly string[] {
  if (!/\.tsx?$/.test(entry)) return [entry];
  // The command line of tsx would start Node twice.
  const loader = join(dependencyFolder("tsx"), "dist/loader.mjs");
  return ["--import", pathToFileURL(loader).href, entry];
}
