import { ts } from "ts-morph";
import { memberName } from "../program/member-name.ts";
import { isVouched, type RoleTable } from "./role-table.ts";
import { mappingOf, type Role } from "./shapes.ts";

/**
 * Objects that the program writes out itself with a value that v2 names otherwise (`unit: 'times'`), and that have a role
 * only as code which habits go through takes them, too: whoever is shown that value would see another one.
 */
export function ownValues(table: RoleTable): ReadonlySet<ts.Node> {
  const found = new Set<ts.Node>();
  for (const [node, roles] of table.of) {
    if (
      !ts.isObjectLiteralExpression(node) ||
      isVouched(table, node) ||
      isDeclaredVouched(table, node)
    )
      continue;
    if ([...roles].some((role) => hasMappedValue(node, role))) found.add(node);
  }
  return found;
}

/** Whether the service says something of all that it is declared as. */
function isDeclaredVouched({ declared, vouched }: RoleTable, node: ts.Node): boolean {
  const types = [...(declared.get(node) ?? [])];
  return types.length > 0 && types.every((type) => vouched.has(type));
}

function hasMappedValue({ properties }: ts.ObjectLiteralExpression, role: Role): boolean {
  return properties.some((member) => {
    const mapping = mappingOf(role, memberName(member) ?? "");
    return (
      mapping?.op === "move" &&
      mapping.values !== undefined &&
      ts.isPropertyAssignment(member) &&
      ts.isStringLiteralLike(member.initializer) &&
      Object.hasOwn(mapping.values, member.initializer.text)
    );
  });
}
