import { ts } from "ts-morph";
import { pathOf } from "../changes/receiver.ts";
import { type Edit, insert } from "../edit/edit.ts";
import { bareExpression } from "../program/bare-expression.ts";
import { memberName } from "../program/member-name.ts";
import { appendMember } from "./append-member.ts";
import { headerPairs } from "./headers-text.ts";

const HOOK = "onRequest";

/**
 * `useFetch(url, options)` sends again with the same options, and each request needs an id of its own: the
 * hook that is called for each gets the headers. Null where there is one already, or where options are not written out.
 */
export function hookHeaders(
  call: ts.Node,
  options: ts.Expression | null,
  version: string,
): readonly Edit[] | null {
  const file = pathOf(call);
  const sets = headerPairs(version).map(
    ([name, value]) => `options.headers.set(${name}, ${value})`,
  );
  const hook = `${HOOK}: ({ options }) => { ${sets.join("; ")} }`;
  const literal = options && bareExpression(options);
  if (!literal) {
    const [url, ...others] = ts.isCallExpression(call) ? call.arguments : [];
    return url && others.length === 0 ? [insert(file, url.getEnd(), `, { ${hook} }`)] : null;
  }
  if (!ts.isObjectLiteralExpression(literal)) return null;
  const isTaken = literal.properties.some(
    (property) => ts.isSpreadAssignment(property) || memberName(property) === HOOK,
  );
  return isTaken ? null : [appendMember(file, literal, [hook])];
}
