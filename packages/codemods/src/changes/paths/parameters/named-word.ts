import { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import { parameterNamed } from "../../../program/parameter-named.ts";
import { referencesTo } from "../../../program/references-to.ts";
import type { ExchangeUse } from "../../../provenance/exchanges.ts";
import type { ServiceCall } from "../../../provenance/value.ts";
import { pathsHandedOn } from "../../bodies/meetings-along.ts";
import { isWithin } from "../../is-within.ts";
import { referredType } from "../../keys/key-types.ts";
import { isStringLiteralType } from "../../type-selection.ts";
import { usesOf } from "./text-uses.ts";

/**
 * Whether a word of the path that a variable or a parameter holds is asked for by more than URLs, as by
 * `log(`${action} ${id}`)`, or is one that its type lists: `action: 'checkin' | 'skip'`. What is all of the path, such as
 * `'notes'`, is no word of it.
 */
export function isNamedAsWord(
  facts: Facts,
  { endpoint }: ServiceCall,
  use: ExchangeUse,
  literal: ts.Node,
  path: ts.Node,
): boolean {
  if (!ts.isStringLiteralLike(literal) || literal.text.includes("/")) return false;
  if (`/${literal.text}` === endpoint.path) return false;
  const handedOn = pathsHandedOn(facts, use, literal).filter((each) => ts.isIdentifier(each));
  const parameters = handedOn.flatMap((each) => parameterNamed(facts.program, each) ?? []);
  const declared = declarationAround(literal);
  const urls = usesOf(facts, literal).flatMap((text) => text.use?.request.slots.url ?? []);
  return (
    [declared, ...parameters].some(
      (place) =>
        place !== null &&
        ts.isIdentifier(place.name) &&
        referencesTo(facts, place.name).some(
          (each) => ![path, ...handedOn, ...urls].some((url) => isWithin(each, url)),
        ),
    ) || parameters.some(({ type }) => type && listsWord(facts, type, literal.text))
  );
}

/** The variable that is given a literal as it is, or by a condition. */
function declarationAround({ parent }: ts.Node): ts.VariableDeclaration | null {
  if (ts.isVariableDeclaration(parent)) return parent;
  return ts.isConditionalExpression(parent) || ts.isParenthesizedExpression(parent)
    ? declarationAround(parent)
    : null;
}

/** Whether a type, or one that it refers to, has a word for one of its values. */
function listsWord(facts: Facts, type: ts.TypeNode, word: string): boolean {
  const entered = new Set<ts.Node>();
  const visit = (node: ts.Node): boolean => {
    if (entered.has(node)) return false;
    entered.add(node);
    if (ts.isTypeNode(node) && isStringLiteralType(node)) return node.literal.text === word;
    const named = ts.isTypeReferenceNode(node) ? referredType(facts, node) : null;
    return (named !== null && visit(named)) || (ts.forEachChild(node, visit) ?? false);
  };
  return visit(type);
}
