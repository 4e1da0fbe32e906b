import { ts } from "ts-morph";
import type { Invocation } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { bodiesIn } from "../text/body-pieces.ts";
import type { Values } from "../value.ts";
import { NOTHING } from "../values.ts";
import { parse } from "./json.ts";

/** How libraries call what reads JSON: `dojo.fromJson(text)`, `JSON5.parse(text)`, `Ext.decode(text)`. */
const READS = /^(?:(?:safe|secure)?(?:json)?parse(?:json)?|fromjson|decode|evaljson|destr)$/i;

/** What code that is not followed reads from the text of an answer; null where it is given anything else. */
export function parsedByOthers(machine: Machine, invocation: Invocation): Values | null {
  const { node, args } = invocation;
  const [text = NOTHING] = args;
  if (!ts.isCallExpression(node) || !READS.test(nameOf(node.expression))) return null;
  const bodies = bodiesIn(text);
  if (bodies.size === 0) return null;
  return parse({ machine, ...invocation, args: [bodies], self: null });
}

function nameOf(callee: ts.Expression): string {
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  return ts.isIdentifier(callee) ? callee.text : "";
}
