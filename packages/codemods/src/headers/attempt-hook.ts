import { ts } from "ts-morph";
import { pathOf } from "../changes/receiver.ts";
import type { AttemptHook } from "../client/http-client.ts";
import { type Edit, insert } from "../edit/edit.ts";
import { bareExpression } from "../program/bare-expression.ts";
import { memberName } from "../program/member-name.ts";
import type { SiteValue } from "../provenance/value.ts";
import { appendMember } from "./append-member.ts";
import { headerPairs } from "./headers-text.ts";

/** The options that a client is made with, where a hook can be written among them; null elsewhere. */
export function hookableOptions(
  made: ts.Node,
  hook: AttemptHook,
): ts.ObjectLiteralExpression | null {
  const [options, ...others] = ts.isCallExpression(made) ? made.arguments : [];
  const literal = options && bareExpression(options);
  if (!literal || others.length > 0 || !ts.isObjectLiteralExpression(literal)) return null;
  return inOptions(literal, hook, "") ? literal : null;
}

/**
 * The required headers, set before each attempt of a client that tries again by itself: each attempt needs a
 * request id of its own. Null where the call's options are not written out.
 */
export function attemptHeaders(
  call: ts.Node,
  options: ts.Expression | null,
  index: number,
  hook: AttemptHook,
  version: string,
): readonly Edit[] | null {
  const sets = headerPairs(version).map(([name, value]) => hook.set(name, value));
  const [before, behind] = hook.around ?? [];
  const steps = [before, ...sets, behind].filter((step) => step !== undefined);
  const body = `(${hook.parameter}) => { ${steps.join("; ")} }`;
  const literal = options && bareExpression(options);
  if (literal) {
    const edit = ts.isObjectLiteralExpression(literal) ? inOptions(literal, hook, body) : null;
    return edit && [edit];
  }
  const last = ts.isCallExpression(call) ? call.arguments.at(-1) : undefined;
  const isNext = ts.isCallExpression(call) && call.arguments.length === index;
  return last && isNext
    ? [insert(pathOf(call), last.getEnd(), `, { ${written(hook, body)} }`)]
    : null;
}

function written({ at: [option, list] }: AttemptHook, body: string): string {
  return list === undefined ? `${option}: ${body}` : `${option}: { ${list}: [${body}] }`;
}

/** Whether the options that a call's client was made with would lose a hook of theirs to one that the call brings. */
export function hidesHooks(made: SiteValue | null, { at }: AttemptHook): boolean {
  return made !== null && at.length === 1;
}

/** Adds a function to the hooks of options; null where something that cannot be seen may hold others. */
function inOptions(
  literal: ts.ObjectLiteralExpression,
  hook: AttemptHook,
  body: string,
): Edit | null {
  const [option, list] = hook.at;
  const file = pathOf(literal);
  if (literal.properties.some(ts.isSpreadAssignment)) return null;
  const hooks = memberOf(literal, option);
  if (hooks === undefined) return appendMember(file, literal, [written(hook, body)]);
  // One function stands there already, and options have place for one.
  if (list === undefined) return null;
  if (!hooks || !ts.isObjectLiteralExpression(hooks)) return null;
  if (hooks.properties.some(ts.isSpreadAssignment)) return null;
  const held = memberOf(hooks, list);
  if (held === undefined) return appendMember(file, hooks, [`${list}: [${body}]`]);
  if (!held || !ts.isArrayLiteralExpression(held)) return null;
  const [first] = held.elements;
  const last = held.elements.at(-1);
  if (first && held.elements.some(mayReplace)) return insert(file, first.getStart(), `${body}, `);
  return last ? insert(file, last.getEnd(), `, ${body}`) : insert(file, held.getStart() + 1, body);
}

/** Whether a hook may send another request, after which no other hook is called. */
function mayReplace(hook: ts.Expression): boolean {
  return /\bnew Request\b/.test(hook.getText());
}

/** What a member is; undefined where there is none, null where it is not written out. */
function memberOf(
  literal: ts.ObjectLiteralExpression,
  name: string,
): ts.Expression | null | undefined {
  const member = literal.properties.find((property) => memberName(property) === name);
  if (!member) return undefined;
  return ts.isPropertyAssignment(member) ? bareExpression(member.initializer) : null;
}
