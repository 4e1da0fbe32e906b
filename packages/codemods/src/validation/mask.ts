import { ts } from "ts-morph";

/** A name in `pick({ title: true })` or `pick(schema, ['title'])`. */
export type MaskName = ts.Identifier | ts.StringLiteral;

/** The names that a mask of members has; null where it is written elsewhere. */
export function maskNames(mask: ts.Expression): readonly MaskName[] | null {
  if (ts.isArrayLiteralExpression(mask)) return mask.elements.filter(ts.isStringLiteral);
  if (!ts.isObjectLiteralExpression(mask)) return null;
  return mask.properties.flatMap(({ name }) =>
    name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name] : [],
  );
}
