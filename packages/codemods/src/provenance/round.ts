import { ts } from "ts-morph";
import { identifiersIn } from "../program/identifiers-in.ts";
import { createCell } from "./cell.ts";
import type { Context } from "./context.ts";
import type { Frame } from "./frame.ts";
import type { Machine } from "./machine.ts";
import type { Values } from "./value.ts";

type Loop = ts.ForOfStatement | ts.ForInStatement;

/**
 * One round of a loop as a run of its own: functions that are made in it keep the variables of that round.
 * What stands there comes first in the way that leads to the calls of the round.
 */
export function roundOf(machine: Machine, node: Loop, step: Values, frame: Frame): Frame {
  const place = placeOf(step);
  if (!place) return frame;
  const context = machine.enter({
    node,
    parent: frame.context,
    call: place,
    caller: frame.context,
    self: null,
    parameters: 0,
    apart: true,
    arrow: true,
  });
  machine.exchanges.forget(context);
  const { scopes } = context.module;
  for (const name of namesIn(node)) {
    const binding = scopes.resolve(name);
    if (binding && !context.variables.has(binding)) context.variables.set(binding, createCell());
  }
  return { ...frame, context };
}

/** Whether a run is one round of a loop, which is part of the run around it. */
export function isRound({ node }: Pick<Context, "node">): boolean {
  return ts.isForOfStatement(node) || ts.isForInStatement(node);
}

/** The run of a body that a round belongs to; a run itself where it is no round. */
export function activationOf(context: Context): Context {
  let at = context;
  while (isRound(at) && at.parent) at = at.parent;
  return at;
}

function placeOf(step: Values): ts.Node | null {
  const [value] = step;
  if (value?.kind === "function") return value.node;
  const [part] = value?.kind === "text" ? value.parts : [];
  return part && "text" in part ? part.node : null;
}

/** The names that each round has anew. */
function namesIn({ initializer, statement }: Loop): readonly ts.Identifier[] {
  const lists = ts.isBlock(statement)
    ? statement.statements.filter(ts.isVariableStatement).map((each) => each.declarationList)
    : [];
  return [initializer, ...lists].flatMap((list) =>
    ts.isVariableDeclarationList(list) && list.flags & ts.NodeFlags.BlockScoped
      ? list.declarations.flatMap(({ name }) => identifiersIn(name))
      : [],
  );
}
