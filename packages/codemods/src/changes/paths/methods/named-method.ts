import { ts } from "ts-morph";
import type { Facts } from "../../../facts/facts.ts";
import type { ExchangeUse } from "../../../provenance/exchanges.ts";

/** A place that names a method by a constant, such as `Verb.Delete`. */
export interface NamedMethod {
  readonly node: ts.Expression;
  /** The member beside it that has the wanted method, written in full; null where there is none. */
  readonly sibling: string | null;
}

/** Where a call names a member of an enum or a table of methods: the call is to change, not the table. */
export function namedMethod(
  facts: Facts,
  use: ExchangeUse,
  literal: ts.StringLiteralLike,
  wanted: string,
): NamedMethod | null {
  const table = tableOf(literal);
  if (!table) return null;
  for (const call of use.chain) {
    if (!ts.isCallExpression(call) && !ts.isNewExpression(call)) continue;
    const found = memberAccess(facts, call, literal, use);
    if (found) return { node: found, sibling: siblingOf(table, found, wanted) };
  }
  return null;
}

type Table = ts.EnumDeclaration | ts.ObjectLiteralExpression;

/** The enum, or the constant object of strings, that a literal is a member of. */
function tableOf(literal: ts.StringLiteralLike): Table | null {
  const { parent } = literal;
  if (ts.isEnumMember(parent)) return parent.parent;
  if (!ts.isPropertyAssignment(parent) || !ts.isObjectLiteralExpression(parent.parent)) return null;
  const isTable = parent.parent.properties.every(
    (property) => ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer),
  );
  return isTable && parent.parent.properties.length > 1 ? parent.parent : null;
}

function memberAccess(
  facts: Facts,
  node: ts.Node,
  literal: ts.Node,
  use: ExchangeUse,
): ts.PropertyAccessExpression | null {
  if (ts.isPropertyAccessExpression(node)) {
    const holds = [...facts.seen(node)].some(
      (value) =>
        value.kind === "text" &&
        use.method.has(value) &&
        value.parts.some((part) => "text" in part && part.node === literal),
    );
    if (holds) return node;
  }
  return (
    ts.forEachChild(node, (child) => memberAccess(facts, child, literal, use) ?? undefined) ?? null
  );
}

function siblingOf(
  table: Table,
  access: ts.PropertyAccessExpression,
  wanted: string,
): string | null {
  const members: readonly (ts.EnumMember | ts.ObjectLiteralElementLike)[] = ts.isEnumDeclaration(
    table,
  )
    ? table.members
    : table.properties;
  const found = members.find((member) => {
    const initializer = "initializer" in member ? member.initializer : undefined;
    return initializer && ts.isStringLiteralLike(initializer) && initializer.text === wanted;
  });
  return found?.name && ts.isIdentifier(found.name)
    ? `${access.expression.getText()}.${found.name.text}`
    : null;
}
