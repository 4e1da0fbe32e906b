import { type MappedShape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { isAction } from "../../facts/shapes.ts";
import { memberName } from "../../program/member-name.ts";
import { positionalParameters } from "../../program/positional-parameters.ts";
import { memberTypeAt } from "../../provenance/types/member-type.ts";
import { isWithin } from "../is-within.ts";
import { pathOf } from "../receiver.ts";

/**
 * `post<Log, Note>(path, note)` names the type of a body, which is another one in v2.
 *
 * @param inV2 - The type of v2 for that which is written.
 */
export function bodyTypeArgument(
  facts: Facts,
  call: ts.Node,
  body: ts.Expression,
  inV2: (written: string) => string,
): readonly Edit[] {
  if (!ts.isCallExpression(call) || !call.typeArguments) return [];
  const place = placeAmong(call, body);
  if (!place) return [];
  const { index, names } = place;
  const named = [...facts.seen(call.expression)].flatMap((value) =>
    value.kind === "function" ? [typeParameterAt(facts, value.node, index, names)] : [],
  );
  const [parameter = -1] = named;
  const isOne = named.every((each) => each === parameter);
  const written = isOne ? call.typeArguments[parameter] : undefined;
  if (!written || written.kind === ts.SyntaxKind.UnknownKeyword) return [];
  return [replace(pathOf(written), rangeOf(written), inV2(written.getText()))];
}

interface PlaceAmong {
  readonly index: number;
  readonly names: readonly string[];
}

/** Where a body stands among the arguments of a call; null where it is put together elsewhere. */
export function placeAmong(call: ts.CallExpression, body: ts.Expression): PlaceAmong | null {
  const index = call.arguments.findIndex((argument) => isWithin(body, argument));
  const argument = call.arguments[index];
  const names = argument && memberPath(argument, body);
  return names ? { index, names } : null;
}

/** The names under which a body stands in an argument, as `body` in `{ body: {…} }`; null where it is put together. */
function memberPath(argument: ts.Expression, body: ts.Expression): readonly string[] | null {
  const names: string[] = [];
  for (let at: ts.Node = body; at !== argument; ) {
    const { parent: member } = at;
    const name = ts.isPropertyAssignment(member) ? memberName(member) : null;
    if (name === null) return null;
    names.unshift(name);
    at = member.parent;
  }
  return names;
}

/** The position of the type parameter that a parameter, or a member of it, is declared with; -1 where it is declared otherwise. */
function typeParameterAt(
  { machine: { types } }: Facts,
  fn: ts.FunctionLikeDeclaration,
  index: number,
  names: readonly string[],
): number {
  const declared = positionalParameters(fn)[index]?.type;
  const node = declared && memberTypeAt(types, types.refer(declared), names)?.node;
  if (!node || !ts.isTypeReferenceNode(node) || node.typeArguments) return -1;
  const text = node.typeName.getText();
  return (fn.typeParameters ?? []).findIndex(({ name }) => name.text === text);
}

/**
 * What v2 is sent in place of a v1 body: known members, or all but those that move into the path.
 *
 * @param kept - The member that stays until the path is at hand, as it is declared.
 */
export function typeInV2(written: string, shape: MappedShape, kept?: string): string {
  const { fields } = shapeMappings[shape];
  const members = fields.flatMap((field): readonly string[] => {
    if (field.op === "move") return [`${String(field.to[0])}: ${field.type}`];
    if (field.op !== "expand") return [];
    const [value = {}] = Object.values(field.values);
    return Object.entries(value).map(([name, each]) => `${name}: ${typeof each}`);
  });
  const isWhole = isAction(shape);
  const given = kept === undefined ? members : [kept, ...members];
  const own = given.length > 0 ? `{ ${given.join("; ")} }` : null;
  if (isWhole && own) return own;
  const lost = fields.map(({ from }) => quoted(from)).join(" | ");
  const rest = `Omit<${written}, ${lost}>`;
  return own ? `${rest} & ${own}` : rest;
}
