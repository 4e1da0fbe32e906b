import type { Range } from "../../edit/edit.ts";
import { isNode, namesIn, nodesAt, rangeOf, type SvelteNode, svelteNode } from "./node.ts";

/** Names of a script, each with the one that it has for a parent. */
type Named = readonly (readonly [name: string, key: string])[];

/** A piece of a script that must not stand in a function. */
export interface LeftOut extends Range {
  /** The variables that are declared there and that a parent gives values. */
  readonly props: Named;
}

/** What the script of a component declares. */
export interface SvelteScript {
  readonly range: Range;
  /** Its imports, and the types that others may import. */
  readonly hoisted: readonly Range[];
  /** What must not stand in a function: those, and the word `export`. */
  readonly left: readonly LeftOut[];
  /** What a parent sees of the component, each with its name there. */
  readonly shown: readonly (readonly [name: string, key: string])[];
  /** Variables that only a `$:` statement declares. */
  readonly implied: readonly string[];
  /** The names under which the makers of dispatchers are imported. */
  readonly dispatchers: readonly string[];
  /** All names that the script declares at its top. */
  readonly names: ReadonlySet<string>;
}

/** Looks at what stands at the top of a component's script. */
export function scriptOf(text: string, content: unknown): SvelteScript {
  const statements = nodesAt(svelteNode(content), "body");
  const names = new Set(statements.flatMap(declaredBy));
  const props = statements.flatMap(propsOf);
  const given = statements.flatMap(destructuredProps);
  const hoisted = statements.filter(isHoisted).map((node) => fromLineStart(text, rangeOf(node)));
  return {
    range: rangeOf(content),
    hoisted,
    left: [
      ...hoisted.map((range) => ({ ...range, props: [] })),
      ...statements.flatMap(exportWords),
    ].sort((a, b) => a.start - b.start),
    shown: [...props, ...given, ...statements.flatMap(exportedNames)],
    implied: statements.flatMap(assignedReactively).filter((name) => !names.has(name)),
    dispatchers: statements.flatMap(dispatchersOf),
    names,
  };
}

const declarationOf = (node: SvelteNode): SvelteNode =>
  (node.type === "ExportNamedDeclaration" && nodesAt(node, "declaration")[0]) || node;

function isHoisted(node: SvelteNode): boolean {
  if (node.type === "ImportDeclaration") return true;
  return (
    node.type === "ExportNamedDeclaration" &&
    /^TS(?:Interface|TypeAlias)/.test(declarationOf(node).type)
  );
}

/** A statement with the indentation before it, so that it begins a line of the code, too. */
function fromLineStart(text: string, { start, end }: Range): Range {
  const line = text.lastIndexOf("\n", start - 1) + 1;
  return { start: text.slice(line, start).trim() === "" ? line : start, end };
}

function exportWords(node: SvelteNode): readonly LeftOut[] {
  if (node.type !== "ExportNamedDeclaration" || isHoisted(node)) return [];
  const declaration = declarationOf(node);
  const end = declaration === node ? node.end : declaration.start;
  return [{ start: node.start, end, props: propsOf(node) }];
}

function declaredBy(node: SvelteNode): readonly string[] {
  if (node.type === "ImportDeclaration")
    return nodesAt(node, "specifiers").flatMap((each) => nodesAt(each, "local").map(nameOf));
  const declaration = declarationOf(node);
  const names = nodesAt(declaration, "declarations")
    .flatMap((each) => nodesAt(each, "id"))
    .flatMap(namesIn);
  return [...names.map(([name]) => name), ...nodesAt(declaration, "id").map(nameOf)];
}

const nameOf = (node: SvelteNode): string => String(node.name);

/** `export let habit`, and `export { className as class }`. */
function propsOf(node: SvelteNode): Named {
  if (node.type !== "ExportNamedDeclaration") return [];
  const declaration = declarationOf(node);
  if (declaration === node) return renamed(node);
  if (declaration.kind !== "let" && declaration.kind !== "var") return [];
  return nodesAt(declaration, "declarations").flatMap((each) =>
    nodesAt(each, "id").flatMap(namesIn),
  );
}

function renamed(node: SvelteNode): Named {
  return nodesAt(node, "specifiers").map((specifier) => {
    const [local] = nodesAt(specifier, "local").map(nameOf);
    const [exported] = nodesAt(specifier, "exported").map(nameOf);
    return [local ?? "", exported ?? ""] as const;
  });
}

/** Functions and constants that a parent may use. */
function exportedNames(node: SvelteNode): Named {
  if (node.type !== "ExportNamedDeclaration" || isHoisted(node) || propsOf(node).length > 0)
    return [];
  return declaredBy(node).map((name) => [name, name] as const);
}

/** `let { habit, value = $bindable() } = $props()`: a parent may bind to what it gave. */
function destructuredProps(node: SvelteNode): Named {
  return nodesAt(node, "declarations").flatMap((each) => {
    const [init] = nodesAt(each, "init");
    const [callee] = init ? nodesAt(init, "callee") : [];
    return callee && nameOf(callee) === "$props" ? nodesAt(each, "id").flatMap(namesIn) : [];
  });
}

function assignedReactively(node: SvelteNode): readonly string[] {
  if (node.type !== "LabeledStatement" || nodesAt(node, "label").map(nameOf)[0] !== "$") return [];
  return nodesAt(node, "body")
    .flatMap((body) => nodesAt(body, "expression"))
    .filter(({ type }) => type === "AssignmentExpression")
    .flatMap((assignment) => nodesAt(assignment, "left"))
    .flatMap(namesIn)
    .map(([name]) => name);
}

function dispatchersOf(node: SvelteNode): readonly string[] {
  const { source } = node;
  if (node.type !== "ImportDeclaration" || !isNode(source) || source.value !== "svelte") return [];
  return nodesAt(node, "specifiers")
    .filter((each) => nodesAt(each, "imported").map(nameOf)[0] === "createEventDispatcher")
    .flatMap((each) => nodesAt(each, "local").map(nameOf));
}
