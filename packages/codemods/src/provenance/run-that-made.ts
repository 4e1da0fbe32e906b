import type { ts } from "ts-morph";
import type { Context } from "./context.ts";
import type { Entry } from "./entry.ts";
import type { Value } from "./value.ts";

/**
 * The run of a method that made the object on which the same call now runs it again, however many methods that give a
 * changed copy lie between: an object that is stored, read and copied again would else be a new one without end.
 */
export function runThatMade({ node, call, self }: Entry): Context | null {
  const asked = new Set<Value>();
  let at: Value | undefined = self ?? undefined;
  while (at?.kind === "site" && !asked.has(at)) {
    asked.add(at);
    let owner: Value | undefined;
    for (let run: Context | null = at.context; run; run = run.parent) {
      if (isSameCall(run, node, call)) return run;
      owner ??= run.self?.values.values().next().value;
    }
    at = owner;
  }
  return null;
}

function isSameCall(run: Context, node: ts.Node, call: ts.Node): boolean {
  return run.node === node && run.chain[0] === call && run.self !== null;
}
