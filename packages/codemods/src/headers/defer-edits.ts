import { ts } from "ts-morph";
import { pathOf } from "../changes/receiver.ts";
import { type Edit, insert } from "../edit/edit.ts";
import type { Facts } from "../facts/facts.ts";
import { importLineEdit } from "./headers-module.ts";
import { usesRequire } from "./uses-require.ts";

const DEFER = "defer";
const LIBRARY = "rxjs";

/** `get(url)` → `defer(() => get(url))`, and the import; null where it cannot be wrapped. */
export function deferEdits(
  facts: Facts,
  call: ts.Node,
): { readonly edits: readonly Edit[]; readonly ties: readonly object[] } | null {
  const module = facts.program.moduleOf(call);
  if (!ts.isCallExpression(call) || waits(call) || usesRequire(facts, module)) return null;
  const file = pathOf(call);
  const wrapped = [
    insert(file, call.getStart(), `${DEFER}(() => `),
    insert(file, call.getEnd(), ")"),
  ];
  const imported = importsOf(module.source);
  if (imported.some(({ elements }) => elements.some(isDefer))) return { edits: wrapped, ties: [] };
  if (module.scopes.isTaken(DEFER, call)) return null;
  const last = imported[0]?.elements.at(-1);
  const added = last
    ? insert(file, last.getEnd(), `, ${DEFER}`)
    : importLineEdit(facts, module, DEFER, LIBRARY);
  return { edits: [...wrapped, added], ties: [module.source] };
}

/** What a function of its own could not wait for. */
function waits(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  return (
    ts.isAwaitExpression(node) ||
    ts.isYieldExpression(node) ||
    (ts.forEachChild(node, (child) => waits(child) || undefined) ?? false)
  );
}

function importsOf(source: ts.SourceFile): readonly ts.NamedImports[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
      return [];
    const { importClause } = statement;
    const named = importClause?.namedBindings;
    const isOurs = statement.moduleSpecifier.text === LIBRARY && !importClause?.isTypeOnly;
    return isOurs && named && ts.isNamedImports(named) ? [named] : [];
  });
}

function isDefer({ name, propertyName, isTypeOnly }: ts.ImportSpecifier): boolean {
  return name.text === DEFER && !propertyName && !isTypeOnly;
}
