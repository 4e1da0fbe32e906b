import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { patternSource } from "../../client/addresses/pattern-source.ts";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import type { MemberRead } from "../../facts/member-reads.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { referencesTo } from "../../program/references-to.ts";
import type { Exchange } from "../../provenance/exchanges.ts";
import type { Value } from "../../provenance/value.ts";
import { isWithin } from "../is-within.ts";
import { isVisible } from "../paths/parameters/visible.ts";
import { pathOf } from "../receiver.ts";
import { successorOf } from "../url-path.ts";
import { isWritten } from "../writes/field-writes.ts";
import { type ChangedBody, isChangedAt } from "./changed-body.ts";
import { readElsewhere, readFrom } from "./read-elsewhere.ts";
import { askedUrl, urlAt } from "./url-at.ts";

/** A call of v1, and the forms that what it sends has in v2. */
export interface Sent {
  readonly exchange: Exchange;
  readonly bodies: readonly ChangedBody[];
}

/** What reads the members that no body of v2 has, and why a person should look at it. */
interface LostReads {
  readonly edits: readonly Edit[];
  readonly review: string | null;
}

/** Reads what v2 has not in the body where it is: in the path, or in what the body was made of. Null where neither is at hand. */
export function readLost(
  facts: Facts,
  read: MemberRead,
  own: Sent,
  sent: readonly Sent[],
  names: readonly string[],
): LostReads | null {
  const [name] = names;
  if (name === undefined) return { edits: [], review: null };
  const { node } = read;
  const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  if (isAccess && isWritten(node)) return null;
  const made = givenAlong(facts, read, own, name);
  if (made !== null)
    return { edits: [replace(pathOf(node), rangeOf(node), made)], review: GIVEN_ALONG };
  const isAlone = (each: string): boolean => {
    const alike = isInPath(own, each) ? sent.filter((other) => isInPath(other, each)) : [own];
    return given(read).every((value) => isSentBy(facts, alike, value, node));
  };
  if (askedUrl(facts, node, own.exchange.call.endpoint) !== null || names.every(isAlone)) {
    const edits = readElsewhere(facts, read, own.exchange, names);
    return edits && { edits, review: null };
  }
  const edit = eitherWay(facts, read, own, sent, name);
  return edit && { edits: [edit], review: SHARED };
}

/** What a place was seen to hold, without what it is only declared as. */
export function given({ receivers }: MemberRead): readonly Value[] {
  const held = [...receivers].filter(({ kind }) => kind !== "typed");
  return held.length > 0 ? held : [...receivers];
}

const GIVEN_ALONG = "it is handed over beside the body";
const SHARED = "bodies of others come by, too";

/** Whether a place has a value as the body of one of some calls in its form of v2. */
export function isSentBy(facts: Facts, sent: readonly Sent[], value: Value, at: ts.Node): boolean {
  return sent.some(({ bodies }) => bodies.some((body) => isChangedAt(facts, body, value, at)));
}

/** Whether a member of a body stands in the path in v2. */
function isInPath({ exchange }: Sent, name: string): boolean {
  const { request } = exchange.call.endpoint;
  if (!(request in shapeMappings)) return false;
  const { fields } = shapeMappings[request as keyof typeof shapeMappings];
  return fields.some(({ op, from }) => op === "to-path" && from === name);
}

/**
 * `send(path, { habitId, date }, (body) => done.add(body.habitId))`: what a function that is handed over along with
 * the body reads of it, by the name that the body was made of.
 */
function givenAlong(facts: Facts, read: MemberRead, own: Sent, name: string): string | null {
  const { node } = read;
  const held = given(read);
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return null;
  const [value] = held;
  const body = own.bodies.find((each) => value && isChangedAt(facts, each, value, node));
  const literal = body?.node;
  const isOnly = held.every((each) => each.kind === "site" && each.node === literal);
  if (!literal || !ts.isObjectLiteralExpression(literal) || !isOnly) return null;
  const call = ts.findAncestor(literal, ts.isCallExpression);
  const parameter = facts.program.moduleOf(node).scopes.resolve(node.expression)?.node.parent;
  const isAlong = call && parameter && ts.isParameter(parameter) && isWithin(parameter, call);
  const member = isAlong ? literal.properties.find((each) => each.name?.getText() === name) : null;
  const made = member && ts.isPropertyAssignment(member) ? member.initializer : member?.name;
  if (!made || !ts.isIdentifier(made) || !isVisible(facts, made, node)) return null;
  return referencesTo(facts, made).some(isWritten) ? null : made.text;
}

/** `(/\/habits\/[^/]+\/logs$/.test(path) ? … : body.habitId)`: as the path is, where others send bodies of their own. */
function eitherWay(
  facts: Facts,
  { node, names, receivers }: MemberRead,
  { exchange }: Sent,
  sent: readonly Sent[],
  name: string,
): Edit | null {
  const isAccess = ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node);
  if (!isAccess || names.length > 1) return null;
  // A compiler does not see that a body of v1 is told by its path.
  if (isTypeScript(node) && [...receivers].some(({ kind }) => kind === "typed")) return null;
  const { call, uses } = exchange;
  const url = urlAt(facts, node, call.endpoint, uses);
  const value = url && readFrom(facts, node, exchange, name, [rangeOf(node.expression)]);
  const alike = sent.filter((each) => isInPath(each, name) || each.exchange === exchange);
  const paths = alike.map((each) => successorOf(each.exchange.call.endpoint)?.path);
  const pattern = patternOf(paths.filter((path) => path !== undefined));
  if (!value || !pattern) return null;
  const isThere = node.questionDotToken ? `${node.expression.getText()} && ` : "";
  return replace(
    pathOf(node),
    rangeOf(node),
    `(${isThere}${pattern}.test(${url}) ? `,
    ...value,
    ` : ${node.getText()})`,
  );
}

/** What matches the paths of some endpoints, which begin alike and have an id in them. */
function patternOf(paths: readonly string[]): string | null {
  const parts = [...new Set(paths)].map((path) => path.split(/\{\w+\}/));
  const [before] = parts[0] ?? [];
  const isAlike = parts.every((each) => each.length === 2 && each[0] === before);
  if (before === undefined || !isAlike) return null;
  const rest = parts.map(([, behind = ""]) => patternSource([behind], "")).sort();
  const ends = rest.length > 1 ? `(?:${rest.join("|")})` : rest.join("");
  return `/${patternSource([before], "")}[^/]+${ends}$/`;
}
