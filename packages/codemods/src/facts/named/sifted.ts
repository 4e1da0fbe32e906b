import { ts } from "ts-morph";
import { bareExpression } from "../../program/bare-expression.ts";
import { oncePer } from "../../program/once-per.ts";
import type { Machine } from "../../provenance/machine.ts";
import { copiedFrom } from "../../provenance/members/copied.ts";
import { isSite } from "../../provenance/value.ts";

/** Literals of which only some members are taken on, told by their names or by what they hold alone. */
interface Sifted {
  readonly byName: ReadonlySet<ts.Node>;
  readonly byValue: ReadonlySet<ts.Node>;
}

/**
 * Objects that something else keeps only some members of: `Object.fromEntries(Object.entries(form).filter(keep))`,
 * `_.pickBy(form, keep)`. What v2 has deeper holds something even where v1 held nothing, and has another name.
 */
export const siftedObjects = oncePer((machine: Machine): Sifted => {
  const byName = new Set<ts.Node>();
  const byValue = new Set<ts.Node>();
  for (const node of machine.program.nodes(ts.isCallExpression)) {
    const sifting = siftingOf(machine, node);
    if (!sifting) continue;
    const found = sifting.isByName ? byName : byValue;
    const objects = [...(machine.seen.get(sifting.object) ?? [])].filter((value) =>
      isSite(value, "object"),
    );
    const parts = copiedFrom(machine, objects);
    // Habits that are sifted by the same names have those of v2, so that all that is has them.
    if (sifting.isByName && parts.some(({ kind }) => kind === "service")) continue;
    for (const part of parts) if (isSite(part, "object")) found.add(part.node);
  }
  return { byName, byValue };
});

interface Sifting {
  /** What gives the object. */
  readonly object: ts.Expression;
  readonly isByName: boolean;
}

function siftingOf(machine: Machine, call: ts.CallExpression): Sifting | null {
  const callee = call.expression;
  const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
  const [first, second] = call.arguments;
  if (LIBRARY.has(name)) {
    const chained = second ? null : wrappedIn(callee);
    const [object, keep] = chained ? [chained, first] : [first, second];
    return object ? { object, isByName: functionsOf(machine, keep).some(takesName) } : null;
  }
  if (name !== "fromEntries" || !first) return null;
  const filter = filterOf(machine, first);
  return filter && { object: call, isByName: functionsOf(machine, filter).some(namesPair) };
}

/** `form` of `_.chain(form).pickBy`, null where no call begins it. */
function wrappedIn(callee: ts.Expression): ts.Expression | null {
  if (!ts.isPropertyAccessExpression(callee)) return null;
  const { expression } = callee;
  if (!ts.isCallExpression(expression)) return null;
  return wrappedIn(expression.expression) ?? expression.arguments[0] ?? null;
}

const LIBRARY: ReadonlySet<string> = new Set(["pickBy", "omitBy"]);

/** What pairs are filtered with: `Object.entries(form).filter(keep).map(…)`; null where all are kept. */
function filterOf(machine: Machine, pairs: ts.Expression): ts.Expression | null {
  const bare = bareExpression(pairs);
  if (ts.isIdentifier(bare)) {
    const declared = machine.program.moduleOf(bare).scopes.resolve(bare)?.node.parent;
    const given = declared && ts.isVariableDeclaration(declared) ? declared.initializer : undefined;
    return given && !ts.isIdentifier(given) ? filterOf(machine, given) : null;
  }
  if (!ts.isCallExpression(bare) || !ts.isPropertyAccessExpression(bare.expression)) return null;
  const { name, expression } = bare.expression;
  const [keep] = bare.arguments;
  return name.text === "filter" && keep && isOfPairs(expression)
    ? keep
    : filterOf(machine, expression);
}

/** Whether what is filtered is all pairs of an object, and no list of names. */
function isOfPairs(node: ts.Expression): boolean {
  return ts.isCallExpression(node) && node.expression.getText().endsWith(".entries");
}

function functionsOf(
  machine: Machine,
  node: ts.Expression | undefined,
): readonly ts.SignatureDeclaration[] {
  const seen = node ? [...(machine.seen.get(node) ?? [])] : [];
  return seen.flatMap((value) =>
    value.kind === "function" && ts.isFunctionLike(value.node) ? [value.node] : [],
  );
}

/** `(value, name) => …` */
function takesName({ parameters }: ts.SignatureDeclaration): boolean {
  return parameters.length > 1;
}

/** `([name, value]) => …`, and whatever else may look at the first of a pair. */
function namesPair({ parameters: [pair] }: ts.SignatureDeclaration): boolean {
  if (!pair) return false;
  if (!ts.isArrayBindingPattern(pair.name)) return true;
  const [first] = pair.name.elements;
  return first !== undefined && !ts.isOmittedExpression(first);
}
