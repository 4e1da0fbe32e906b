import { ts } from "ts-morph";
import type { Piece } from "../../edit/edit.ts";
import { quoted } from "../../edit/quote.ts";
import type { Facts } from "../../facts/facts.ts";
import type { MoveMapping } from "../../facts/shapes.ts";
import { aliasOf, unitAliases } from "../units/unit-aliases.ts";
import { literalsOf, textsBehind, type UnitSource } from "../units/unit-lists.ts";

/** A type with literal values that v2 names otherwise. */
export function mappedLiterals(
  facts: Facts,
  type: ts.TypeNode,
  mapping: MoveMapping,
): readonly Piece[] {
  const values = { ...mapping.values, ...facts.options.units };
  const alias = aliasOf(facts, type);
  if (alias && unitAliases(facts).get(alias)?.isShared)
    return withoutV1(facts, type, alias, values);
  const pieces: Piece[] = [];
  let at = type.getStart();
  const visit = (node: ts.Node): void => {
    if (
      ts.isLiteralTypeNode(node) &&
      ts.isStringLiteral(node.literal) &&
      Object.hasOwn(values, node.literal.text)
    ) {
      const quote = node.literal.getText()[0] ?? '"';
      pieces.push(
        { start: at, end: node.getStart() },
        `${quote}${values[node.literal.text]}${quote}`,
      );
      at = node.getEnd();
      return;
    }
    ts.forEachChild(node, visit);
  };
  if (mapping.values) visit(type);
  return [...pieces, { start: at, end: type.getEnd() }];
}

/** `Exclude<Unit, 'times'> | 'rep'`: what the program declares of its own with the name stays as it is. */
function withoutV1(
  facts: Facts,
  type: ts.TypeNode,
  alias: UnitSource,
  values: Readonly<Record<string, string>>,
): readonly Piece[] {
  const spelled = ts.isTypeAliasDeclaration(alias) ? literalsOf(alias.type) : [];
  const texts = [...spelled, ...textsBehind(facts.program, alias)].map(({ text }) => text);
  const gone = Object.entries(values).filter(([from]) => texts.includes(from));
  const range = { start: type.getStart(), end: type.getEnd() };
  if (gone.length === 0) return [range];
  const olds = gone.map(([from]) => quoted(from)).join(" | ");
  return ["Exclude<", range, `, ${olds}>`, ...gone.map(([, to]) => ` | ${quoted(to)}`)];
}
