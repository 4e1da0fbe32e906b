import { isNode, type SvelteNode } from "./node.ts";

/** Whether a component awaits something itself, and not only in functions of it. */
export function awaits(node: SvelteNode): boolean {
  if (node.type === "AwaitExpression") return true;
  if (/Function/.test(node.type)) return false;
  return Object.values(node)
    .flatMap((held: unknown): readonly unknown[] => (Array.isArray(held) ? held : [held]))
    .some((held) => isNode(held) && awaits(held));
}
