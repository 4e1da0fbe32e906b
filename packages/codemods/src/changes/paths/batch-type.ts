import { bulkDelete } from "@habitshift/schemas";
import { ts } from "ts-morph";

/** The type of what v2 takes in place of the body of a bulk deletion. */
export const BATCH_TYPE = `{ ${bulkDelete.operations}: { method: string; path: string }[] }`;

const IDS: readonly string[] = bulkDelete.members;

/** Literal types of a list of ids alone, be it among others. */
export function bulkBodiesIn(type: ts.Node): readonly ts.Node[] {
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(bulkBodiesIn);
  const isBody =
    ts.isTypeLiteralNode(type) &&
    type.members.length === 1 &&
    type.members.every(({ name }) => name !== undefined && IDS.includes(name.getText()));
  return isBody ? [type] : [];
}
