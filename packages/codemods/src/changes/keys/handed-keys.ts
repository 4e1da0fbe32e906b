import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { type KeyType, keyTypesIn, referredType } from "./key-types.ts";

/**
 * The types of names that limit what gets one of the frozen ones: `Rule<K extends keyof Habit>` of
 * `{ [K in keyof Habit]: Rule<K> }`, and what that hands on in turn.
 *
 * @param frozen - The types of names that stay those of v1.
 */
export function handedKeys(
  facts: Facts,
  all: ReadonlyMap<ts.TypeNode, KeyType>,
  frozen: ReadonlySet<KeyType>,
): ReadonlySet<KeyType> {
  const found = new Set(frozen);
  const hands = found.size > 0 ? handed(facts) : [];
  for (let before = 0; before !== found.size; ) {
    before = found.size;
    for (const { given, limit } of hands)
      if ([...keyTypesIn(facts, all, given)].some((each) => found.has(each)))
        for (const each of keyTypesIn(facts, all, limit)) found.add(each);
  }
  return found;
}

/** A type argument, and what limits the parameter that it is for. */
interface Handed {
  readonly given: ts.TypeNode;
  readonly limit: ts.TypeNode;
}

function handed(facts: Facts): readonly Handed[] {
  return facts.program.nodes(ts.isTypeReferenceNode).flatMap((node) => {
    const given = node.typeArguments ?? [];
    const named = given.length > 0 ? referredType(facts, node) : null;
    const parameters =
      named && (ts.isTypeAliasDeclaration(named) || ts.isInterfaceDeclaration(named))
        ? (named.typeParameters ?? [])
        : [];
    return parameters.flatMap(({ constraint }, index) => {
      const argument = given[index];
      return constraint && argument && isName(argument)
        ? [{ given: argument, limit: constraint }]
        : [];
    });
  });
}

/** `K`, `keyof Habit`: what holds names in its members hands none over. */
function isName(node: ts.TypeNode): boolean {
  return ts.isTypeReferenceNode(node) || ts.isTypeOperatorNode(node);
}
