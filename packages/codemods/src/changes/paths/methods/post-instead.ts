import type { Endpoint } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, insert, type Piece, rangeOf, replace } from "../../../edit/edit.ts";
import { memberName } from "../../../program/member-name.ts";
import type { HttpRequest } from "../../../provenance/http-request.ts";
import { removeProperty } from "../../property-list.ts";
import { pathOf } from "../../receiver.ts";

/**
 * `delete(url, { data, ...config })` becomes `post(url, data, { ...config })`; null where the
 * configuration is no literal.
 *
 * @param body - What is sent instead of the body among the options; null where that stays as it is.
 */
export function postInstead(
  { client, node: call }: HttpRequest,
  to: Endpoint,
  body: readonly Piece[] | null,
): readonly Edit[] | null {
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return null;
  const [, config] = call.arguments;
  if (!config || !ts.isObjectLiteralExpression(config)) return null;
  const data = config.properties.find((property) => memberName(property) === client.bodyOption);
  const sent = body ?? writtenValue(data);
  if (!sent) return null;
  const file = pathOf(call);
  const renamed = replace(file, rangeOf(call.expression.name), to.method.toLowerCase());
  // The headers of a client without interceptors stand among the options.
  if (!client.interceptors && data) {
    const argument = insert(file, config.getStart(), ...sent, ", ");
    return [renamed, argument, removeProperty(file, data, config.properties)];
  }
  const others = config.properties.filter((property) => property !== data);
  const rest: readonly Piece[] =
    others.length === 0
      ? []
      : [
          ", { ",
          ...others.flatMap((other, index): Piece[] => [index > 0 ? ", " : "", rangeOf(other)]),
          " }",
        ];
  return [renamed, replace(file, rangeOf(config), ...sent, ...rest)];
}

function writtenValue(data: ts.ObjectLiteralElementLike | undefined): readonly Piece[] | null {
  if (!data) return null;
  if (ts.isShorthandPropertyAssignment(data)) return [data.name.text];
  return ts.isPropertyAssignment(data) ? [rangeOf(data.initializer)] : null;
}
