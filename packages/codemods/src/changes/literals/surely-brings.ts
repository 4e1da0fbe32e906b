import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { isNamedIn, type Role } from "../../facts/shapes.ts";
import { isDeclaredMember, isJustDeclared } from "../../facts/value-origin.ts";
import {
  isNullish,
  isSite,
  type SiteValue,
  type Value,
  type Values,
} from "../../provenance/value.ts";
import { NOTHING, without } from "../../provenance/values.ts";

/**
 * Whether whatever stands in a place has the container of v2: it came from the service, or was made with v1 members of
 * it. Where nothing stands, nothing is lost.
 */
export function surelyBrings(
  facts: Facts,
  values: Values,
  role: Role,
  container: string,
  known: Map<Value, boolean> = new Map(),
): boolean {
  const isIt = (value: Value): boolean => {
    const before = known.get(value);
    if (before !== undefined) return before;
    // States that are made of each other have it if what they began with has.
    known.set(value, true);
    const found = bringsIt(facts, value, role, container, known);
    known.set(value, found);
    return found;
  };
  const present = without(
    values,
    (value) => isNullish(value) || isJustDeclared(value) || isDeclaredMember(value),
  );
  return present.size > 0 && [...present].every(isIt);
}

function bringsIt(
  facts: Facts,
  value: Value,
  role: Role,
  container: string,
  known: Map<Value, boolean>,
): boolean {
  if (!facts.roles.rolesOf([value]).has(role)) return false;
  const isPart = (name: string): boolean => isNamedIn(role, container, name);
  if (value.kind === "service")
    return ![...facts.machine.mocked.all.values()].some(({ call }) => call === value.call);
  if (value.kind === "typed") {
    const structure = facts.machine.types.expand(value.type);
    return (
      structure.is === "object" &&
      [...structure.members].some(([name, { optional }]) => isPart(name) && !optional)
    );
  }
  return (
    isSite(value, "object") &&
    (writesIt(value, isPart) || copiesIt(facts, value, role, container, known))
  );
}

/** What got members later has them surely where a name was given to it as it was made: `const draft = {}`. */
function writesIt({ node, props, own }: SiteValue, isPart: (name: string) => boolean): boolean {
  const isBuilt = !ts.isObjectLiteralExpression(node) || ts.isVariableDeclaration(node.parent);
  return [...props].some(
    ([name, { values }]) =>
      isPart(name) && (isBuilt || own.has(name)) && values.size > 0 && ![...values].some(isNullish),
  );
}

/** Whether one of the objects that a literal spreads has it. */
function copiesIt(
  facts: Facts,
  site: SiteValue,
  role: Role,
  container: string,
  known: Map<Value, boolean>,
): boolean {
  return site.layers.some(
    (layer, index) =>
      layer?.name === null &&
      surelyBrings(facts, spreadAt(facts, site, index), role, container, known),
  );
}

/** What a literal spreads; where its run comes by nothing, nor ever by nothing at all, what other runs have there. */
function spreadAt(facts: Facts, { node, layers }: SiteValue, index: number): Values {
  const held = layers[index]?.cell.values ?? NOTHING;
  const property = ts.isObjectLiteralExpression(node) ? node.properties[index] : undefined;
  if (held.size > 0 || !property || !ts.isSpreadAssignment(property)) return held;
  const seen = facts.seen(property.expression);
  return [...seen].some(isNullish) ? held : seen;
}
