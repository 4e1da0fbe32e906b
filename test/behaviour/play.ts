import { programParameters, runNode } from "./run-program.ts";
import type { StoreState } from "./world/habit-store.ts";
import { type ApiVersion, startWorld } from "./world.ts";

/** What one run of an integration did. */
export interface Performance {
  readonly code: number | null;
  /** What it printed, with the address of the service replaced. */
  readonly printed: string;
  readonly stderr: string;
  readonly state: StoreState;
  readonly refused: readonly string[];
}

/** Runs an integration against a fresh service of that version. */
export async function play(
  version: ApiVersion,
  folder: string,
  entry: string,
): Promise<Performance> {
  const world = await startWorld(version);
  const env = { HABIT_API: world.baseUrl, HABIT_API_KEY: "k-test" };
  const { code, stdout, stderr } = await runNode(programParameters(entry), { cwd: folder, env });
  await world.close();
  return {
    code,
    printed: stdout.replaceAll(world.baseUrl, "SERVICE"),
    stderr,
    state: world.state(),
    refused: world.refused(),
  };
}
