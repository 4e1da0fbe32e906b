import { type FieldMapping, type MappedShape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isAction } from "../../facts/shapes.ts";
import { bareExpression } from "../../program/bare-expression.ts";
import { isRepeatable } from "../../program/repeatable.ts";
import { knownText } from "../../provenance/text/text.ts";
import type { Value } from "../../provenance/value.ts";
import { bodyAnew } from "./body-anew.ts";
import { bodyInPlace } from "./body-in-place.ts";
import { bodyOverSpread } from "./body-over-spread.ts";
import type { BodyResult } from "./body-result.ts";
import { expandedMembers, membersNamed } from "./expanded-members.ts";
import { unasserted } from "./unasserted.ts";

/** Rewrites a body where it is handed over: in place where it is a literal, else as a new object. */
export function rewriteBody(
  facts: Facts,
  body: ts.Expression,
  shape: MappedShape,
  values: Iterable<Value>,
): BodyResult {
  const { fields } = shapeMappings[shape];
  const expanded = expandedMembers(facts, fields, values);
  if ("reason" in expanded) return { edits: null, reason: expanded.reason };
  const literal = bareExpression(body);
  if (ts.isObjectLiteralExpression(literal) && literal.properties.every(isNamed)) {
    const idle = idleMember(facts, shape, values);
    const made = bodyInPlace(literal, literal.properties, fields, expanded, idle);
    const isTyped = facts.roles.rolesOf(facts.seen(literal)).has(shape);
    return made.edits && !isTyped ? { ...made, edits: [...made.edits, ...unasserted(body)] } : made;
  }
  const isWhole = isAction(shape);
  const over =
    isWhole && ts.isObjectLiteralExpression(literal)
      ? bodyOverSpread(literal, fields, expanded)
      : null;
  if (over) return over;
  if (!isRepeatable(literal))
    return { edits: null, reason: "the body is made by an expression that cannot be asked twice" };
  const isNew = facts.roles.rolesOf(facts.seen(literal)).has(shape);
  return bodyAnew(literal, shape, isNew ? fields.map(renamed) : fields, expanded);
}

/** A member as it is read of an object whose type is that of answers, too, and changes with them. */
function renamed(field: FieldMapping): FieldMapping {
  if (field.op !== "move") return field;
  const [to] = field.to;
  return { ...field, from: typeof to === "string" ? to : field.from };
}

/** `status: 'skipped'` of a skip, which v1 did not ask for: the path says so. Null where it is not said. */
function idleMember(facts: Facts, shape: MappedShape, values: Iterable<Value>): string | null {
  if (!isAction(shape)) return null;
  const telling = ACTIONS.find(({ op }) => op === "expand");
  const isOwn = shapeMappings[shape].fields.some(({ op }) => op === "expand");
  if (isOwn || telling?.op !== "expand") return null;
  const held = [...values].flatMap((value) => [...membersNamed(facts, value, telling.from)]);
  const texts = held.map((value) => knownText(value));
  const isIdle = texts.every(
    (text) => text !== null && Object.hasOwn(telling.answered ?? {}, text),
  );
  return texts.length > 0 && isIdle ? telling.from : null;
}

const ACTIONS = (["check-in", "skip"] as const).flatMap((shape) => shapeMappings[shape].fields);

function isNamed(property: ts.ObjectLiteralElementLike): boolean {
  return (
    (ts.isPropertyAssignment(property) || ts.isShorthandPropertyAssignment(property)) &&
    !ts.isComputedPropertyName(property.name)
  );
}
