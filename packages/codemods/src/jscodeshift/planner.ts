import { text } from "node:stream/consumers";
import { planRun } from "./plan-run.ts";
import type { PlanAnswer, PlanRequest } from "./run-plan.ts";

/** The process that plans for all workers of a run: the request on its input, the answer on its output. */
const request: PlanRequest = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(await answer()));

/** What the user can mend is an answer; a defect ends the process with its stack. */
async function answer(): Promise<PlanAnswer> {
  try {
    return { plan: await planRun(request) };
  } catch (error) {
    if (error instanceof Error && error.name === "ConfigError") return { problem: error.message };
    throw error;
  }
}
