import { ts } from "ts-morph";
import type { Facts } from "../../facts/facts.ts";
import { resultsOf } from "../../program/results-of.ts";
import { aliasNamed } from "../../provenance/types/alias-named.ts";
import type { Structure } from "../../provenance/types/structure.ts";

/** Types that stand for what another one gives, or for what is left of it. */
const AROUND: ReadonlySet<string> = new Set(["Awaited", "NonNullable", "ReturnType"]);
/** More lists and promises than this around each other are none of a payload. */
const DEPTH = 3;

/**
 * What a type is made of that asks for what a function gives back and does not say:
 * `Awaited<ReturnType<typeof list>>[number]`. Nothing where it is another type.
 */
export function returnedStructures(facts: Facts, type: ts.TypeNode): readonly Structure[] {
  const asked = askedIn(facts, type);
  if (!asked || asked.type) return [];
  const { types } = facts.machine;
  return resultsOf(asked).flatMap((node) =>
    [...facts.seen(node)].flatMap((value) => {
      let found = value.kind === "typed" ? types.expand(value.type) : null;
      for (let at = 0; at < DEPTH && (found?.is === "list" || found?.is === "promise"); at += 1)
        found = types.expand(found.of);
      return found ? [found] : [];
    }),
  );
}

/** The function whose result a type asks for, through aliases of one's own. */
function askedIn(facts: Facts, type: ts.TypeNode): ts.FunctionLikeDeclaration | null {
  if (ts.isTypeQueryNode(type)) return functionNamed(facts, type.exprName);
  if (ts.isIndexedAccessTypeNode(type))
    return type.indexType.kind === ts.SyntaxKind.NumberKeyword
      ? askedIn(facts, type.objectType)
      : null;
  if (!ts.isTypeReferenceNode(type)) return null;
  const [inner] = type.typeArguments ?? [];
  if (inner) return AROUND.has(type.typeName.getText()) ? askedIn(facts, inner) : null;
  const alias = aliasNamed(facts.program, type);
  return alias && alias.type !== type ? askedIn(facts, alias.type) : null;
}

function functionNamed(facts: Facts, name: ts.EntityName): ts.FunctionLikeDeclaration | null {
  const declared = ts.isIdentifier(name)
    ? facts.program.moduleOf(name).scopes.resolve(name)?.node.parent
    : undefined;
  if (!declared) return null;
  if (ts.isFunctionDeclaration(declared)) return declared;
  const held = ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
  return held && (ts.isArrowFunction(held) || ts.isFunctionExpression(held)) ? held : null;
}
