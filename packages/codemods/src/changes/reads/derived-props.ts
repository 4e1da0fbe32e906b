import { ts } from "ts-morph";
import { type Edit, insert, rangeOf, replace } from "../../edit/edit.ts";
import { eolOf } from "../../edit/line-style.ts";
import type { Facts } from "../../facts/facts.ts";
import { freeName } from "../free-name.ts";
import { pathOf } from "../receiver.ts";

const PROPS = "$props";
const WORDS: readonly (string | undefined)[] = [PROPS, "defineProps"];

/** Whether a pattern takes the props of a component, of which Svelte and Vue let it take nothing from within. */
export function takesProps(pattern: ts.ObjectBindingPattern): boolean {
  return WORDS.includes(wordBefore(pattern));
}

/** What gives a pattern the props: `$props` of Svelte, `defineProps` of Vue. */
function wordBefore({ parent }: ts.ObjectBindingPattern): string | undefined {
  const made = ts.isVariableDeclaration(parent) ? parent.initializer : undefined;
  return made && ts.isCallExpression(made) ? made.expression.getText() : undefined;
}

/**
 * `let { habit } = $props()` → `const props = $props()` and `let { habit } = $derived(props)`, whose pattern may be
 * of any depth. Null where a prop is bound, where the declaration has others beside it, and in Vue, which has no such word.
 */
export function derivedProps(
  facts: Facts,
  pattern: ts.ObjectBindingPattern,
): readonly Edit[] | null {
  if (wordBefore(pattern) !== PROPS) return null;
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
  const eol = eolOf(source);
  const indent = /[ \t]*$/.exec(source.slice(0, start))?.[0] ?? "";
  const semicolon = statement.getText().endsWith(";") ? ";" : "";
  const name = freeName(facts, "props", pattern);
  return [
    insert(file, start, `const ${name} = ${PROPS}()${semicolon}${eol}${indent}`),
    replace(file, rangeOf(initializer), `$derived(${name})`),
  ];
}
