import { ts } from "ts-morph";
import { type Edit, insert, rangeOf, replace } from "../../edit/edit.ts";
import type { Facts } from "../../facts/facts.ts";
import { freeName } from "../free-name.ts";
import { pathOf } from "../receiver.ts";

const PROPS = "$props";

/** Whether a pattern takes the props of a component of Svelte, of which it must not take anything from within. */
export function takesProps(pattern: ts.ObjectBindingPattern): boolean {
  const { parent } = pattern;
  const made = ts.isVariableDeclaration(parent) ? parent.initializer : undefined;
  return made !== undefined && ts.isCallExpression(made) && made.expression.getText() === PROPS;
}

/**
 * `let { habit } = $props()` → `const props = $props()` and `let { habit } = $derived(props)`, whose pattern may be
 * of any depth. Null where a prop is bound, or where the declaration has others beside it.
 */
export function derivedProps(
  facts: Facts,
  pattern: ts.ObjectBindingPattern,
): readonly Edit[] | null {
  const { parent: declaration } = pattern;
  const list = declaration.parent;
  if (!ts.isVariableDeclaration(declaration) || !ts.isVariableDeclarationList(list)) return null;
  const statement = list.parent;
  const { initializer } = declaration;
  if (!initializer || list.declarations.length > 1 || pattern.getText().includes("$bindable"))
    return null;
  const file = pathOf(pattern);
  const source = pattern.getSourceFile().text;
  const start = statement.getStart();
  const eol = source.includes("\r\n") ? "\r\n" : "\n";
  const indent = /[ \t]*$/.exec(source.slice(0, start))?.[0] ?? "";
  const semicolon = statement.getText().endsWith(";") ? ";" : "";
  const name = freeName(facts, "props", pattern);
  return [
    insert(file, start, `const ${name} = ${PROPS}()${semicolon}${eol}${indent}`),
    replace(file, rangeOf(initializer), `$derived(${name})`),
  ];
}
