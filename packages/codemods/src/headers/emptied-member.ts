import { ts } from "ts-morph";
import { successorOf } from "../changes/url-path.ts";
import { memberName } from "../program/member-name.ts";
import type { ExchangeUse } from "../provenance/exchanges.ts";

/** The only member of options that goes, since all that it holds moves into the path or becomes an argument. */
export function emptiedMember(use: ExchangeUse, options: ts.Expression): ts.Node | null {
  if (!ts.isObjectLiteralExpression(options) || options.properties.length !== 1) return null;
  const [member] = options.properties;
  if (member && holdsBodyOfPost(use, member)) return member;
  const moved = use.match.endpoint.successor?.parameters ?? [];
  const held = member && ts.isPropertyAssignment(member) ? member.initializer : null;
  if (!member || !held || !ts.isObjectLiteralExpression(held) || held.properties.length !== 1)
    return null;
  const isQuery = [...use.query].some((value) => value.kind === "site" && value.node === held);
  const isMoved = moved.some(
    ({ name, from }) => from.includes("query") && held.properties[0]?.name?.getText() === name,
  );
  return isQuery && isMoved ? member : null;
}

/** Whether a member holds the body of what becomes a method that takes it as an argument. */
function holdsBodyOfPost(
  { match, request }: ExchangeUse,
  member: ts.ObjectLiteralElementLike,
): boolean {
  const { client, slots } = request;
  const { endpoint } = match;
  return (
    client.bodyOption !== undefined &&
    memberName(member) === client.bodyOption &&
    slots.verb !== null &&
    slots.body === null &&
    successorOf(endpoint)?.method !== endpoint.method
  );
}
