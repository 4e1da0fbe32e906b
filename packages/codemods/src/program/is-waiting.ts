import { ts } from "ts-morph";
import { nodesIn } from "./nodes-in.ts";

/** Whether an expression waits for something, which a function put around it cannot. */
export function isWaiting(node: ts.Node): boolean {
  return nodesIn(node).some((each) => ts.isAwaitExpression(each) || ts.isYieldExpression(each));
}
