import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { mappingOf, type Role, readOnlyContainers, roleOfShape } from "../../facts/shapes.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { bodyObjects } from "../../provenance/body-objects.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import { writesItself } from "../../provenance/native/as-written.ts";
import { type SiteValue, type Value, writtenNames } from "../../provenance/value.ts";
import { literalAt } from "../flat-edit.ts";
import { isFormOfHabit } from "../literals/old-names-given.ts";
import { type Proposal, waiting } from "../proposal.ts";
import { pathOf } from "../receiver.ts";
import { shorthandName } from "../shorthand-name.ts";
import { isHabit } from "./body-members.ts";
import { encodedBodies } from "./encoded-bodies.ts";
import { givenBody } from "./given-body.ts";
import { meetingOf } from "./meeting.ts";
import { isWantedByType } from "./wanted-by-type.ts";

/**
 * Payloads that are sent with members that v2 returns but does not accept: a habit that was fetched, a
 * copy of one, a draft that the page shows too. They are left out where the body is written.
 */
export function findSentValues(facts: Facts): readonly Proposal[] {
  const found: Proposal[] = [];
  for (const { call, uses } of facts.machine.exchanges.all.values()) {
    const role = call.endpoint.request === "none" ? null : roleOfShape(call.endpoint.request);
    if (!role || readOnlyContainers(role).length === 0) continue;
    for (const use of uses.values()) {
      found.push(...strip(facts, use, role, call));
    }
  }
  return found;
}

function strip(facts: Facts, use: ExchangeUse, role: Role, call: unknown): readonly Proposal[] {
  const values = [...bodyObjects(use.body)].filter((value) => carriesReadOnly(facts, value, role));
  if (values.length === 0) return [];
  const containers = readOnlyContainers(role);
  const body = bodyAt(facts, use, new Set(values));
  const bodies = body ? [body] : encodedBodies(facts, use, new Set(values));
  const base = {
    change: "streak-to-statistics",
    message: `v2 returns ${containers.map((name) => `\`${name}\``).join(", ")} but does not accept it`,
    ties: [call],
  } as const;
  const [first] = bodies;
  if (!first) return values.every(({ kind }) => kind === "typed") ? [] : unplaced(use, base);
  const open = bodies.filter((each) => !isStripped(each, containers));
  if (open.length === 0) return [];
  if (
    open.some((each) => [...facts.seen(each)].some((value) => writesItself(facts.machine, value)))
  )
    return unplaced(use, base);
  const text = containers.map((name) => `${name}: undefined`).join(", ");
  const edits = open.map((each) => stripped(each, text));
  return [{ ...base, node: first, confidence: "safe", reason: null, edits }];
}

/** Where nothing tells where the body is made, a person leaves it out before the call is moved. */
function unplaced(
  { request }: ExchangeUse,
  base: Pick<Proposal, "change" | "message" | "ties">,
): readonly Proposal[] {
  const { node } = request;
  const reason = "leave it out where the body of this call is made";
  const left: Proposal = { ...base, node, edits: null, confidence: "manual", reason };
  return [left, { ...waiting(left), confidence: "review" }];
}

/** `{ ...habit, statistics: undefined }` */
function stripped(body: ts.Expression, text: string): Edit {
  const last = ts.isObjectLiteralExpression(body) ? body.properties.at(-1) : undefined;
  const pieces: readonly Piece[] = last
    ? [
        { start: body.getStart(), end: last.getEnd() },
        `, ${text}`,
        { start: last.getEnd(), end: body.getEnd() },
      ]
    : ["{ ...", ...spreadable(body), `, ${text} }`];
  return replace(pathOf(body), rangeOf(body), shorthandName(body), ...pieces);
}

function spreadable(body: ts.Expression): readonly Piece[] {
  return isRepeatable(body) || ts.isCallExpression(body)
    ? [rangeOf(body)]
    : ["(", rangeOf(body), ")"];
}

function isStripped(body: ts.Expression, containers: readonly string[]): boolean {
  return (
    ts.isObjectLiteralExpression(body) &&
    body.properties.some(
      (property) => property.name !== undefined && containers.includes(property.name.getText()),
    )
  );
}

/** Whether a value, or one that is spread into it, may bring along what cannot be sent. */
function carriesReadOnly(facts: Facts, value: Value, role: Role): boolean {
  // What copies itself again and again, as the state of a reducer, is asked once.
  const asked = new Set([value]);
  for (const each of asked) {
    const isMadeAnother: boolean = isFormOfHabit(facts, each);
    if (isMadeAnother) continue;
    if (hasReadOnly(facts, each, role)) return true;
    if (each.kind !== "site" || isDropped(each, role)) continue;
    for (const inner of each.spread.values) asked.add(inner);
  }
  return false;
}

/** Whether a value itself does. A literal made to be sent has it taken out itself. */
function hasReadOnly(facts: Facts, value: Value, role: Role): boolean {
  if (value.kind === "service") return true;
  // A form that keeps its v1 names is made into another object, which has none of them.
  if (value.kind === "typed") return isHabit(facts, value) && declaresReadOnly(facts, value, role);
  if (value.kind !== "site") return false;
  const own = writtenNames(value).filter((name) => isReadOnly(role, name));
  const isMixed = value.spread.values.size > 0 || !facts.roles.sent.has(value.node);
  return own.length > 0 && (isMixed || own.some((name) => isWantedByType(facts, value.node, name)));
}

/** The rest of a pattern that took the read-only members out. */
function isDropped(site: SiteValue, role: Role): boolean {
  const { node } = site;
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return false;
  return node.parent.elements.some((element) => {
    const name = (element.propertyName ?? element.name).getText();
    return isReadOnly(role, name);
  });
}

function isReadOnly(role: Role, name: string): boolean {
  const mapping = mappingOf(role, name);
  return (
    (mapping?.op === "move" && mapping.readOnly) ||
    mapping?.op === "remove" ||
    readOnlyContainers(role).includes(name)
  );
}

function declaresReadOnly(
  facts: Facts,
  value: Extract<Value, { kind: "typed" }>,
  role: Role,
): boolean {
  const structure = facts.machine.types.expand(value.type);
  return (
    structure.is === "object" &&
    [...structure.members.keys()].some((name) => isReadOnly(role, name))
  );
}

/** The expression of the body, at the call where the path is written. */
function bodyAt(facts: Facts, use: ExchangeUse, values: ReadonlySet<Value>): ts.Expression | null {
  const { segments, endpoint } = use.match;
  const [first, last] = [segments[0], segments.at(-1)];
  const given = givenBody(facts, use, values);
  if (given) return given;
  const bodyBeside = (...places: readonly (number | undefined)[]): ts.Expression | null => {
    const [literal] = places.flatMap((at) => literalAt(use.match, at ?? 0) ?? []);
    const meeting = literal && meetingOf(facts, { ...use, body: values }, literal.part.node);
    return meeting?.body ?? null;
  };
  // Behind a base that ends with a slash, what begins the last word is not in its own literal.
  const isWord = last !== undefined && !endpoint.path.endsWith("}");
  return bodyBeside(last?.start, first?.start) ?? (isWord ? bodyBeside(last.end - 1) : null);
}
