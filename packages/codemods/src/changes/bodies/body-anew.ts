import type { FieldMapping, MappedShape } from "@habitshift/schemas";
import type { ts } from "ts-morph";
import { type Piece, rangeOf, replace } from "../../edit/edit.ts";
import { isAction } from "../../facts/shapes.ts";
import { pathOf } from "../receiver.ts";
import { shorthandName } from "../shorthand-name.ts";
import type { BodyResult } from "./body-result.ts";
import type { ExpandedMembers } from "./expanded-members.ts";
import { movedMembers } from "./moved-members.ts";

/** A new object in the place of a name: known members one by one, or all but those that moved. */
export function bodyAnew(
  body: ts.Expression,
  shape: MappedShape,
  fields: readonly FieldMapping[],
  expanded: ExpandedMembers,
): BodyResult {
  const range = rangeOf(body);
  const file = pathOf(body);
  const text = body.getText();
  const named = shorthandName(body);
  const member = (name: string): readonly Piece[] => [`${text}.${name}`];
  if (isAction(shape))
    return {
      edits: [replace(file, range, named, ...movedMembers(fields, member, expanded))],
      review: expanded.review,
      member,
    };
  const moves = fields.filter((field) => field.op === "move");
  const names = fields.map(({ from }) => from);
  const made = moves.map((field) => `${String(field.to[0])}: ${field.from}, `).join("");
  const result = moves.length > 0 ? `({ ${made}...rest })` : "rest";
  return {
    edits: [
      replace(
        file,
        range,
        `${named}(({ ${names.join(", ")}, ...rest }) => ${result})(`,
        range,
        ")",
      ),
    ],
    review: expanded.review,
    member,
  };
}
