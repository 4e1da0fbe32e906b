import type { DirectiveNode } from "@vue/compiler-dom";
import { ts } from "ts-morph";
import { camelCase } from "../../program/letter-case.ts";
import { ENUMERATED } from "../enumerated.ts";
import { TYPED } from "../offered.ts";
import { DialectError } from "../reading.ts";
import type { Snippet } from "../snippet.ts";
import { contentOf, copied, copiedPiece, expressionIn, isHandler } from "./expression-text.ts";
import { filtered } from "./filters.ts";
import type { TemplateContext } from "./template-context.ts";

/** Those that say how often and for whom an element is there; its children are read with them. */
const STRUCTURAL: ReadonlySet<string> = new Set(["if", "else-if", "else", "for", "slot", "pre"]);

/** Those of Vue itself; all others are the program's own. */
const BUILT_IN: ReadonlySet<string> = new Set(
  "bind text html show once memo cloak is ref key".split(" "),
);

/** What a directive of an element of the page evaluates. */
export function directiveSnippets(
  directive: DirectiveNode,
  context: TemplateContext,
): readonly Snippet[] {
  if (STRUCTURAL.has(directive.name)) return [];
  const argument = dynamicArgument(directive, context);
  const shown = argument ? ["\u01B2shown(", ...argument, ");\n"] : [];
  switch (directive.name) {
    case "on":
      return [...shown, "\u01B2event(", ...handlerSnippets(directive, context), ");\n"];
    case "model":
      return [`\u01B2event((${TYPED}) => { `, ...assignment(directive, TYPED, context), " });\n"];
    default: {
      if (!BUILT_IN.has(directive.name)) {
        const own = `\u01B2directed(\u01B2this, ${JSON.stringify(directive.name)}, `;
        return [...shown, own, ...valueSnippets(directive, context), ");\n"];
      }
      // `v-bind="habit"` makes an attribute of each member, of the same name.
      const isSpread = directive.name === "bind" && !directive.arg;
      const show = isSpread ? ENUMERATED : "\u01B2shown";
      return [...shown, `${show}(`, ...valueSnippets(directive, context), ");\n"];
    }
  }
}

/** The value of a directive; `:habit` alone is `:habit="habit"`. */
export function valueSnippets(
  directive: DirectiveNode,
  context: TemplateContext,
): readonly Snippet[] {
  const { arg, exp, name } = directive;
  if (exp && contentOf(exp).trim() !== "") {
    return filtered(context.text, exp, directive);
  }
  return name === "bind" && arg ? [camelCase(contentOf(arg))] : ["undefined"];
}

/** The function that an event calls. */
export function handlerSnippets(
  directive: DirectiveNode,
  context: TemplateContext,
): readonly Snippet[] {
  const { arg, exp } = directive;
  if (!exp) return ["undefined"];
  const code = contentOf(exp);
  const copy = copied(context.text, exp, directive);
  if (!arg || isHandler(code)) return copy;
  const start = /\bawait\b/.test(code) ? "async ($event) => " : "($event) => ";
  return code.includes(";") ? [start, "{\n", ...copy, "\n}"] : [start, "(", ...copy, "\n)"];
}

/** What `v-model` is bound to gets a value: it may be read in any way that can be assigned. */
export function assignment(
  directive: DirectiveNode,
  value: string,
  context: TemplateContext,
): readonly Snippet[] {
  const { exp, loc } = directive;
  if (!exp) return [];
  if (contentOf(exp).includes("?."))
    throw new DialectError(
      `${loc.start.line}:${loc.start.column}: v-model cannot assign to an optional member`,
    );
  const cast = expressionIn(contentOf(exp));
  // The bracket that the code stands behind is not of the template.
  const target =
    cast && ts.isAsExpression(cast)
      ? copiedPiece(context.text, exp, directive, { start: 0, end: cast.expression.getEnd() - 1 })
      : copied(context.text, exp, directive);
  return [...target, ` = ${value};`];
}

/** `:[name]="…"` */
export function dynamicArgument(
  directive: DirectiveNode,
  context: TemplateContext,
): readonly Snippet[] | null {
  const { arg } = directive;
  if (!arg || !("isStatic" in arg) || arg.isStatic) return null;
  return copied(context.text, arg, directive);
}
