import { ts } from "ts-morph";
import type { Facts } from "../facts/facts.ts";
import type { ExchangeUse } from "../provenance/exchanges.ts";
import { hookableOptions } from "./attempt-hook.ts";

/**
 * The expression that makes or configures the client object of a call, where all its calls can get the
 * headers at once; null where each call must carry its own.
 */
export function clientHeaders(facts: Facts, use: ExchangeUse): ts.Node | null {
  const { instance, slots } = use.request;
  if (slots.everywhere && !isGivenToOthers(facts, slots.everywhere)) return slots.everywhere;
  const { attempts } = use.request.client;
  if (instance && attempts) return hookableOptions(instance.node, attempts) && instance.node;
  if (!instance || !use.request.client.interceptors) return null;
  if (ts.isCallExpression(instance.node)) return instance.node;
  return ts.isSourceFile(instance.node) ? globalDefaults(facts, instance.node) : null;
}

/** Whether calls of other services get the headers of a literal as well. */
function isGivenToOthers(facts: Facts, literal: ts.Node): boolean {
  return [...facts.machine.exchanges.foreign.values()].some((calls) =>
    calls.some(({ headers }) =>
      headers.some((layer) =>
        [...layer].some((value) => value.kind === "site" && value.node === literal),
      ),
    ),
  );
}

/** `axios.defaults.baseURL = …`: where the library's own client is made one of this service. */
function globalDefaults(facts: Facts, _root: ts.SourceFile): ts.Node | null {
  for (const module of facts.program.modules.values()) {
    for (const statement of module.source.statements) {
      if (ts.isExpressionStatement(statement) && setsBase(statement.expression)) return statement;
    }
  }
  return null;
}

function setsBase(node: ts.Expression): boolean {
  return (
    ts.isBinaryExpression(node) &&
    ts.isPropertyAccessExpression(node.left) &&
    node.left.name.text === "baseURL" &&
    ts.isPropertyAccessExpression(node.left.expression) &&
    node.left.expression.name.text === "defaults"
  );
}
