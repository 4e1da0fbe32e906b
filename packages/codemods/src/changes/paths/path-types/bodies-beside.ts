import { shapeMappings } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { type Edit, rangeOf, replace } from "../../../edit/edit.ts";
import type { Facts } from "../../../facts/facts.ts";
import { isAction } from "../../../facts/shapes.ts";
import type { ServiceCall } from "../../../provenance/value.ts";
import { typeInV2 } from "../../bodies/body-type-argument.ts";
import { pathOf } from "../../receiver.ts";
import { BATCH_TYPE, bulkBodiesIn } from "../batch-type.ts";

/** `'POST /habits/checkin': { body: CheckIn }`: what a table of types says of the body beside a path, where v2 takes another. */
export function bodiesBeside(
  facts: Facts,
  name: ts.StringLiteral,
  { endpoint: { request } }: ServiceCall,
): readonly Edit[] {
  const { parent } = name;
  const told = ts.isPropertySignature(parent) && parent.name === name ? parent.type : undefined;
  if (!told || !ts.isTypeLiteralNode(told)) return [];
  const types = told.members.flatMap((member) =>
    ts.isPropertySignature(member) && member.type ? [member.type] : [],
  );
  const inV2 = (type: ts.Node, text: string): Edit => replace(pathOf(type), rangeOf(type), text);
  if (request === "bulk-delete")
    return types.flatMap(bulkBodiesIn).map((type) => inV2(type, BATCH_TYPE));
  if (!isAction(request)) return [];
  const { fields } = shapeMappings[request];
  const names = new Set<string>(fields.map(({ from }) => from));
  return types
    .filter((type) => hasJust(facts, type, names))
    .map((type) => inV2(type, typeInV2(type.getText(), request)));
}

/** Whether a type has members of these names, and no others. */
function hasJust(
  { machine: { types } }: Facts,
  type: ts.TypeNode,
  names: ReadonlySet<string>,
): boolean {
  const structure = types.expand(types.refer(type));
  if (structure.is !== "object" || structure.members.size !== names.size) return false;
  return [...structure.members.keys()].every((name) => names.has(name));
}
