import type { FinalState } from "../../packages/sandbox/src/index.ts";
import { programParameters, runNode } from "../behaviour/run-program.ts";
import { openService, type Way } from "./open-service.ts";
import { seedKey } from "./seed.ts";

/** What one run of an integration did. */
export interface Performance {
  readonly status: number | null;
  /** With the address of the service replaced. */
  readonly printed: string;
  readonly complaints: string;
  readonly state: FinalState;
}

/** Runs an integration on a service of its own. */
export async function perform(way: Way, folder: string, entry: string): Promise<Performance> {
  const service = await openService(way);
  try {
    const env = { HABIT_API: service.url, HABIT_API_KEY: seedKey };
    const { code, stdout, stderr } = await runNode(programParameters(entry), { cwd: folder, env });
    return {
      status: code,
      printed: stdout.replaceAll(service.url, "SERVICE"),
      complaints: stderr.replaceAll(service.url, "SERVICE"),
      state: await service.state(),
    };
  } finally {
    await service.stop();
  }
}
