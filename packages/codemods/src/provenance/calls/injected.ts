import { ts } from "ts-morph";
import { implicitCall } from "../invocation.ts";
import type { Machine } from "../machine.ts";
import { declaredType } from "../types/declared-type.ts";
import { isSite, type SiteValue, type Value, type Values } from "../value.ts";
import { JUST_UNKNOWN, NOTHING, one, union } from "../values.ts";
import { argumentsFromOutside } from "./arguments-from-outside.ts";

/** Where a token of an injector keeps what providers give for it; no code can spell the name. */
export const PROVIDED = "(provided)";

/** What an injector gives for a token: what is provided for it, or the one instance of a class. */
export function injectedFor(machine: Machine, token: Value, outer: readonly Value[] = []): Values {
  if (token.kind !== "site") return token.kind === "plain" ? NOTHING : JUST_UNKNOWN;
  const given = machine.read(machine.prop(token, PROVIDED));
  if (!isSite(token, "class") || [...given].some((value) => isSite(value, "instance")))
    return given;
  return isInjectable(machine, token.node)
    ? union(given, madeByInjector(machine, token, outer))
    : given;
}

/** Whether an injector can make instances of a class: it knows what to give for each parameter. */
function isInjectable(machine: Machine, node: ts.Node): boolean {
  if (!ts.isClassLike(node)) return false;
  const parameters = node.members.find(ts.isConstructorDeclaration)?.parameters ?? [];
  return parameters.every(
    (parameter) =>
      parameter.initializer !== undefined ||
      ts.getDecorators(parameter) !== undefined ||
      classTypeOf(machine, parameter) !== null,
  );
}

/** The instance that injectors make of a class, and give to all who ask. */
export function madeByInjector(
  machine: Machine,
  site: SiteValue,
  outer: readonly Value[] = [],
): Values {
  const { node } = site;
  if (!ts.isClassLike(node) || outer.includes(site)) return NOTHING;
  const declared = node.members.find(ts.isConstructorDeclaration);
  const args = declared ? injectedArguments(machine, declared, [...outer, site]) : [];
  const frame = { context: site.context, flow: new Map() };
  return machine.verbs.construct(one(site), implicitCall({ frame, node }, args));
}

/** Whether a framework may make instances of a class, as the decorator above it tells. */
export function isDecorated(node: ts.Node): boolean {
  return ts.canHaveDecorators(node) && (ts.getDecorators(node)?.length ?? 0) > 0;
}

/** What an injector gives for the parameters of a constructor, by their types or by a token. */
function injectedArguments(
  machine: Machine,
  node: ts.ConstructorDeclaration,
  outer: readonly Value[],
): readonly Values[] {
  const otherwise = argumentsFromOutside(machine, node);
  return node.parameters.map((parameter, index) => {
    const tokens = tokenOf(machine, parameter) ?? classOf(machine, parameter);
    const given = [...tokens].map((token) => injectedFor(machine, token, outer));
    return given.length > 0 ? union(...given) : (otherwise[index] ?? NOTHING);
  });
}

/** `@Inject(TOKEN)`. */
function tokenOf(machine: Machine, parameter: ts.ParameterDeclaration): Values | null {
  for (const { expression } of ts.getDecorators(parameter) ?? []) {
    const [token] = ts.isCallExpression(expression) ? expression.arguments : [];
    if (!token) continue;
    const context = machine.moduleContext(machine.program.moduleOf(parameter));
    return machine.verbs.evaluate(token, { context, flow: new Map() });
  }
  return null;
}

/** The class that a parameter's type names, where it stands at the top of a file of the program or of a model. */
function classOf(machine: Machine, parameter: ts.ParameterDeclaration): Values {
  const declaration = classTypeOf(machine, parameter);
  if (!declaration) return NOTHING;
  const module = machine.program.moduleOf(declaration);
  if (!ts.isSourceFile(declaration.parent)) return NOTHING;
  return one(machine.site(declaration, machine.moduleContext(module), "class"));
}

/** The class that a parameter's type names, of the program or of a library; null where it is none. */
function classTypeOf(
  machine: Machine,
  parameter: ts.ParameterDeclaration,
): ts.ClassLikeDeclaration | null {
  const written = declaredType(parameter);
  const structure = written && machine.types.expand(machine.types.refer(written));
  if (structure?.is !== "object" || !ts.isClassLike(structure.declaration)) return null;
  return structure.declaration;
}
