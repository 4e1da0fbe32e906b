import type { Endpoint } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, type Piece, rangeOf, replace } from "../edit/edit.ts";
import { memberName } from "./payload-literal.ts";
import { pathOf } from "./receiver.ts";

/**
 * `delete(url, { data, ...config })` becomes `post(url, data, { ...config })`; null where the
 * configuration is no literal.
 *
 * @param body - What is sent instead of `data`; null where that stays as it is.
 */
export function postInstead(
  call: ts.Node,
  to: Endpoint,
  body: readonly Piece[] | null,
): readonly Edit[] | null {
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return null;
  const [, config] = call.arguments;
  if (!config || !ts.isObjectLiteralExpression(config)) return null;
  const data = config.properties.find((property) => memberName(property) === "data");
  const sent = body ?? writtenValue(data);
  if (!sent) return null;
  const others = config.properties.filter((property) => property !== data);
  const rest: readonly Piece[] =
    others.length === 0
      ? []
      : [
          ", { ",
          ...others.flatMap((other, index): Piece[] => [index > 0 ? ", " : "", rangeOf(other)]),
          " }",
        ];
  const file = pathOf(call);
  return [
    replace(file, rangeOf(call.expression.name), to.method.toLowerCase()),
    replace(file, rangeOf(config), ...sent, ...rest),
  ];
}

function writtenValue(data: ts.ObjectLiteralElementLike | undefined): readonly Piece[] | null {
  if (!data) return null;
  if (ts.isShorthandPropertyAssignment(data)) return [data.name.text];
  return ts.isPropertyAssignment(data) ? [rangeOf(data.initializer)] : null;
}
