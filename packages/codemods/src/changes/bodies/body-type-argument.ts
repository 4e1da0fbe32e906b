import { type MappedShape, shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import { isAction } from "../../facts/shapes.ts";
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
  const index = call.arguments.findIndex((arg) => isWithin(body, arg));
  // What stands inside of an argument is described by the type of the argument as a whole.
  if (index < 0 || call.arguments[index] !== body) return [];
  const named = [...facts.seen(call.expression)].flatMap((value) =>
    value.kind === "function" ? [typeParameterAt(value.node, index)] : [],
  );
  const [place = -1] = named;
  const written = named.every((each) => each === place) ? call.typeArguments[place] : undefined;
  if (!written || written.kind === ts.SyntaxKind.UnknownKeyword) return [];
  return [replace(pathOf(written), rangeOf(written), inV2(written.getText()))];
}

/** The position of the type parameter that a parameter is declared with; -1 where it is declared otherwise. */
function typeParameterAt(fn: ts.FunctionLikeDeclaration, index: number): number {
  const type = fn.parameters[index]?.type;
  if (!type || !ts.isTypeReferenceNode(type) || type.typeArguments) return -1;
  return (fn.typeParameters ?? []).findIndex(({ name }) => name.text === type.typeName.getText());
}

/** What v2 is sent in place of a v1 body: known members, or all but those that move into the path. */
export function typeInV2(written: string, shape: MappedShape): string {
  const { fields } = shapeMappings[shape];
  const members = fields.flatMap((field): readonly string[] => {
    if (field.op === "move") return [`${String(field.to[0])}: ${field.type}`];
    if (field.op !== "expand") return [];
    const [value = {}] = Object.values(field.values);
    return Object.entries(value).map(([name, each]) => `${name}: ${typeof each}`);
  });
  const isWhole = isAction(shape);
  const own = members.length > 0 ? `{ ${members.join("; ")} }` : null;
  if (isWhole && own) return own;
  const lost = fields.map(({ from }) => quoted(from)).join(" | ");
  const rest = `Omit<${written}, ${lost}>`;
  return own ? `${rest} & ${own}` : rest;
}
