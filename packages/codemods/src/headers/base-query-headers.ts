import { ts } from "ts-morph";
import { pathOf } from "../changes/receiver.ts";
import type { Edit } from "../edit/edit.ts";
import { memberName } from "../program/member-name.ts";
import { appendMember } from "./append-member.ts";
import type { HeadersText } from "./headers-text.ts";

/**
 * RTK Query's base query takes the `fetch` that it uses: there each request can get headers of its own. Null
 * where it has one already, or where its options are not written out.
 */
export function baseQueryHeaders(
  options: ts.Expression | null,
  text: HeadersText,
  version: string,
): readonly Edit[] | null {
  if (!options || !ts.isObjectLiteralExpression(options)) return null;
  if (options.properties.some((property) => memberName(property) === "fetchFn")) return null;
  const headers = `{ ...Object.fromEntries(request.headers), ${text.members(version)} }`;
  const send = `((request) => fetch(request, { headers: ${headers} }))(new Request(input, init))`;
  return [appendMember(pathOf(options), options, [`fetchFn: (input, init) => ${send}`])];
}
