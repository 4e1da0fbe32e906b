import { ts } from "ts-morph";
import { isTelling } from "../../provenance/calls/invoke-function.ts";
import type { Machine } from "../../provenance/machine.ts";
import type { ServiceCall, Value } from "../../provenance/value.ts";

/** What a piece of code calls over HTTP, itself or through what it calls. */
export interface Reached {
  readonly calls: ReadonlySet<ServiceCall>;
  /** Whether it calls anything, of this service or another. */
  readonly any: boolean;
  /** Each way in which it calls something, the client's call first; null for a call of another service. */
  readonly ways: readonly SeenCall[];
}

/** A call as it was seen: the client's call, then the calls that led to it. */
export interface SeenCall {
  readonly call: ServiceCall | null;
  readonly chain: readonly ts.Node[];
}

/** Follows code through the functions that were seen to be called. */
export function reachableCalls(machine: Machine): (roots: readonly ts.Node[]) => Reached {
  const made = callsOf(machine);
  return (roots) => {
    const visited = new Set<ts.Node>();
    const visit = (node: ts.Node): void => {
      if (visited.has(node)) return;
      visited.add(node);
      ts.forEachChild(node, visit);
      for (const body of calledAt(machine, node)) visit(body);
    };
    for (const root of roots) visit(root);
    const isInside = (node: ts.Node): boolean =>
      roots.some(
        (root) =>
          root.getSourceFile() === node.getSourceFile() &&
          node.pos >= root.pos &&
          node.end <= root.end,
      );
    const reached = made.filter(({ chain }) => leadsFrom(machine, chain, isInside, visited));
    return {
      calls: new Set(reached.map(({ call }) => call).filter((call) => call !== null)),
      any: reached.length > 0,
      ways: reached,
    };
  };
}

/** Whether a chain of calls starts in a piece of code, as far as the chain is known. */
function leadsFrom(
  machine: Machine,
  chain: readonly ts.Node[],
  isInside: (node: ts.Node) => boolean,
  visited: ReadonlySet<ts.Node>,
): boolean {
  for (const node of chain) {
    if (isInside(node)) return true;
    if (!visited.has(node)) return isSharedRun(machine, node);
  }
  return true;
}

/** Whether a call runs a body for others as well, from which it was not told apart. */
function isSharedRun(machine: Machine, node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || node.typeArguments) return false;
  return !node.arguments.some((arg) => isTelling(machine.seen.get(arg) ?? []));
}

function callsOf(machine: Machine): readonly SeenCall[] {
  const { all, foreign } = machine.exchanges;
  return [
    ...[...all.values()].flatMap(({ call, uses }) =>
      [...uses.values()].map(({ chain }): SeenCall => ({ call, chain })),
    ),
    ...[...foreign.values()].flatMap((calls) =>
      calls.map(({ node, context }) => ({ call: null, chain: [node, ...context.chain] })),
    ),
  ];
}

/** The functions and classes that an expression calls, or hands over to be called. */
function calledAt(machine: Machine, node: ts.Node): readonly ts.Node[] {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const args = node.arguments ?? [];
    return [node.expression, ...args].flatMap((each) => bodiesOf(machine.seen.get(each) ?? []));
  }
  if (ts.isJsxOpeningLikeElement(node)) return bodiesOf(machine.seen.get(node.tagName) ?? []);
  return [];
}

function bodiesOf(values: Iterable<Value>): readonly ts.Node[] {
  return [...values].flatMap((value) => {
    if (value.kind === "function") return [value.node];
    return value.kind === "site" && value.is === "class" ? [value.node] : [];
  });
}
