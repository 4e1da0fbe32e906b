import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import type { PlanRequest } from "./run-plan.ts";

/**
 * Has another process make the plan: jscodeshift lets Babel compile all that a worker loads, and the compiler
 * of TypeScript is large.
 *
 * @param planner - The path of its program.
 * @returns The answer as JSON.
 */
export async function askPlanner(planner: string, request: PlanRequest): Promise<string> {
  const child = spawn(process.execPath, [planner], { stdio: ["pipe", "pipe", "inherit"] });
  const exit = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject).on("close", resolve);
  });
  child.stdin.on("error", () => {
    // The exit status says that the planner ended early.
  });
  child.stdin.end(JSON.stringify(request));
  const [answer, status] = await Promise.all([text(child.stdout), exit]);
  if (status === 0) return answer;
  throw new Error(`the migration could not be planned: the planner ended with ${status}`);
}
