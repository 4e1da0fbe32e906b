import { ts } from "ts-morph";
import type { Edit } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { namedWhenRun } from "../../facts/named/named-when-run.ts";
import { sharedBodies } from "../../facts/named/shared-bodies.ts";
import { typesGiven } from "../../facts/spread/types-given.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { isTypeScript } from "../../program/is-typescript.ts";
import { memberName } from "../../program/member-name.ts";
import { parameterNamed } from "../../program/parameter-named.ts";
import { positionalParameters } from "../../program/positional-parameters.ts";
import { referencesTo } from "../../program/references-to.ts";
import { bodyObjects } from "../../provenance/body-objects.ts";
import type { ExchangeUse } from "../../provenance/exchanges.ts";
import { isNullish, type SiteValue, writtenNames } from "../../provenance/value.ts";
import { literalAt } from "../flat-edit.ts";
import { isWithin } from "../is-within.ts";
import { hasUntoldMembers } from "../writes/untold-members.ts";
import { bodyExpression } from "./body-expression.ts";
import { flatBody, openBody } from "./flat-body.ts";
import { haveKnownNames } from "./known-names.ts";
import { meetingOf } from "./meeting.ts";
import { isOfLibrary } from "./of-library.ts";

/** A body that is made v2's where it is handed over. */
export interface OpenedBody {
  readonly edits: readonly Edit[];
  /** Whether nothing in the program gives it: it is what a function is called with that nothing calls. */
  readonly isFromOutside: boolean;
  /** Whether all names that its members may have are known, and v2 takes whichever of them are there. */
  readonly hasKnownNames: boolean;
}

/** The body made v2 where it is handed over, and no body is that has other members. */
export function openedBody(facts: Facts, use: ExchangeUse): OpenedBody | null {
  const literal = firstLiteral(use);
  if (!literal) return null;
  const inner = use.chain.findIndex((call) => isWithin(literal, call));
  // A path that is kept by name is given to all the calls.
  const calls = use.chain.slice(Math.max(inner, 0));
  const bodies = calls.map((call) => handedBody(facts, use, literal, call));
  const at = bodies.findIndex(
    (body) => body !== null && isOpen(facts, body) && !isTakenApart(facts, body),
  );
  const found = bodies[at];
  if (!found || mayLack(facts, found)) return null;
  const isGiven = isFromOutside(facts, found, calls.slice(at + 1));
  // What somebody hands over as it is may be text.
  if (!isGiven && [...use.body].some(({ kind }) => kind === "unknown")) return null;
  const edits = (isShared(facts, found) ? flatBody(facts, found) : null) ?? openBody(facts, found);
  const objects = [...bodyObjects(facts.seen(found)), ...bodyObjects(use.body)].filter(
    ({ kind }) => kind !== "typed",
  );
  const hasKnownNames = !isTyped(facts, found) && haveKnownNames(facts, objects);
  return { edits, isFromOutside: isGiven, hasKnownNames };
}

/** Whether a type may name the members, too, as those of a habit change: a literal that is handed over has none. */
function isTyped(facts: Facts, body: ts.Expression): boolean {
  const bare = bareExpression(body);
  if (!isTypeScript(bare) || ts.isObjectLiteralExpression(bare)) return false;
  return isDeclaredAsChanging(facts, bare) && !hasUntoldMembers(facts, bare);
}

/** Whether what comes is declared with a type that changes with a habit. */
function isDeclaredAsChanging({ machine, roles, seen }: Facts, body: ts.Expression): boolean {
  const values = [...seen(body)];
  const given = values
    .flatMap((value) => (value.kind === "site" ? typesGiven(machine, value.node) : []))
    .map((type) => machine.intern.typed(type));
  const declared = values.filter(({ kind }) => kind === "typed");
  return roles.rolesOf([...declared, ...given]).size > 0;
}

/** Whether a body is what a function is called with that nothing calls, itself or through those that it calls. */
function isFromOutside(
  facts: Facts,
  body: ts.Expression,
  [caller, ...callers]: readonly ts.Node[],
): boolean {
  const parameter = parameterNamed(facts.program, body);
  if (!parameter) return false;
  const { parent } = parameter;
  if (facts.machine.uncalled.has(parent)) return true;
  const index = positionalParameters(parent).indexOf(parameter);
  const handed = caller && ts.isCallExpression(caller) ? caller.arguments[index] : undefined;
  return handed !== undefined && isFromOutside(facts, handed, callers);
}

/** Whether the members of a body are known, and stay as another service is given them. */
function isShared(facts: Facts, body: ts.Expression): boolean {
  const shared = sharedBodies(facts.machine);
  return [...bodyObjects(facts.seen(body))].every(
    (value) => value.kind === "site" && shared.has(value.node) && hasAllWritten(value),
  );
}

/** Whether something is seen to be written to each member of a literal: one without would be left out. */
function hasAllWritten(value: SiteValue): boolean {
  const names = writtenNames(value);
  return (
    ts.isObjectLiteralExpression(value.node) &&
    value.node.properties.every((member) => names.includes(memberName(member) ?? ""))
  );
}

/** The expression that gives a call the body. */
function handedBody(
  facts: Facts,
  use: ExchangeUse,
  literal: ts.Node,
  call: ts.Node,
): ts.Expression | null {
  if (isWithin(literal, call))
    return meetingOf(facts, { ...use, chain: [call], behind: [] }, literal)?.body ?? null;
  if (!ts.isCallExpression(call)) return null;
  const objects = bodyObjects(use.body);
  const bodies = call.arguments.map((argument) =>
    bodyExpression(facts, argument, call.expression, objects),
  );
  return bodies.find((body) => body !== null) ?? null;
}

/** Whether a call gives an argument to functions that only take members of it: `deliver(message)` sends `message.habit`. */
function isTakenApart(facts: Facts, argument: ts.Expression): boolean {
  const { parent } = argument;
  const index = ts.isCallExpression(parent) ? parent.arguments.indexOf(argument) : -1;
  if (!ts.isCallExpression(parent) || index < 0) return false;
  const parameters = [...facts.seen(parent.expression)].flatMap((value) =>
    value.kind === "function" ? [positionalParameters(value.node)[index]] : [],
  );
  return parameters.length > 0 && parameters.every((each) => each && isOnlyRead(facts, each));
}

function isOnlyRead(facts: Facts, { name }: ts.ParameterDeclaration): boolean {
  return (
    !ts.isIdentifier(name) ||
    referencesTo(facts, name).every(
      ({ parent }) => ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent),
    )
  );
}

/** Whether there may be no body, which could not be taken apart. */
function mayLack(facts: Facts, body: ts.Expression): boolean {
  return [...facts.seen(body)].some(isNullish);
}

/**
 * Whether nothing but bodies whose members get their names when the program runs, or of which nothing is known, come.
 * What a parameter is declared as comes along with what it is given.
 */
function isOpen(facts: Facts, body: ts.Expression): boolean {
  const open = namedWhenRun(facts.machine);
  const objects = [...bodyObjects(facts.seen(body))];
  const given = objects.filter(({ kind }) => kind !== "typed");
  return (
    (given.length > 0 || objects.length === 0) &&
    given.every(
      (value) =>
        value.kind === "unknown" ||
        (value.kind === "site" && open.has(value.node)) ||
        isOfLibrary(facts, value),
    )
  );
}

/** The literal that begins the path, where an id ends it. */
export function firstLiteral({ match }: ExchangeUse): ts.Node | null {
  const [first] = match.segments;
  return first ? (literalAt(match, first.start + 1)?.part.node ?? null) : null;
}
