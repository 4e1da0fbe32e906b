import { ts } from "ts-morph";

/** Whether a namespace has nothing but types, so that there is no object of its name: `namespace Api { export interface Habit {} }`. */
export function isTypeOnly({ body }: ts.ModuleDeclaration): boolean {
  if (!body) return true;
  if (ts.isModuleDeclaration(body)) return isTypeOnly(body);
  return ts.isModuleBlock(body) && body.statements.every(namesTypes);
}

function namesTypes(statement: ts.Statement): boolean {
  return (
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    (ts.isModuleDeclaration(statement) && isTypeOnly(statement))
  );
}
