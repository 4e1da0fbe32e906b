import { ts } from "ts-morph";
import { oncePer } from "../program/once-per.ts";
import type { Facts } from "./facts.ts";

/**
 * The functions that answer in the place of a client: a test puts them there, or gives them to code that takes its
 * client from whoever makes it and is given the real one elsewhere.
 */
export const standInBodies = oncePer((facts: Facts): ReadonlySet<ts.Node> => {
  const { exchanges, standIns } = facts.machine;
  const bodies = new Set(standIns.bodies);
  for (const { uses } of exchanges.all.values()) {
    for (const { request } of uses.values()) {
      if (!ts.isCallExpression(request.node)) continue;
      for (const value of facts.seen(request.node.expression))
        if (value.kind === "function" && !value.context.module.isModel) bodies.add(value.node);
    }
  }
  return bodies;
});
