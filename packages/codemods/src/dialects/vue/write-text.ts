import type { TemplateChildNode } from "@vue/compiler-dom";
import type { ts } from "ts-morph";
import type { CodeWriter } from "../code-writer.ts";
import { quotesTogether } from "../quotes-together.ts";
import type { Language } from "../reading.ts";
import { type Snippet, textOfSnippets, writeSnippets } from "../snippet.ts";
import { mentions } from "./component-code.ts";
import { createContext } from "./create-context.ts";
import { templateNames } from "./template-names.ts";

/** What a template names of the model, which no script has to import. */
const NAMES =
  "const { registered: \u01B2registered, chosen: \u01B2chosen, named: \u01B2named, globally: \u01B2globally, given: \u01B2given, render: \u01B2render, " +
  "filterNamed: \u01B2filter, directed: \u01B2directed, exposed: \u01B2exposed, refer: \u01B2refer, listed: \u01B2listed, shown: \u01B2shown, shown: \u01B2enumerated } = " +
  'require("habitshift:vue");\n';

/** A template that stands in a script or a page. */
export interface TemplateText {
  readonly nodes: readonly TemplateChildNode[];
  /** The quotation mark of the literal that it is; null in a page. */
  readonly quote: string | null;
  /** What has the options of its component; null where that is elsewhere. */
  readonly options: ts.Node | null;
}

/** Writes the function that a template is: of the component, its props and what it is given. */
export function writeText(
  writer: CodeWriter,
  text: string,
  language: Language,
  { nodes, quote, options }: TemplateText,
): void {
  const context = createContext(text, null, new Set());
  const snippets = context.children(nodes, null).map((snippet) => within(snippet, quote));
  const names = options?.getText() ?? null;
  const { before, behind } = templateNames(textOfSnippets(text, snippets), language, null, names);
  writer.write(
    `function (\u01B2this, \u01B2props, \u01B2context) { ${NAMES}${mentions(options)}${before}`,
  );
  writeSnippets(writer, snippets);
  writer.write(`${behind}}`);
}

/** What is added to a template in a literal may have no mark of the literal either. */
function within(snippet: Snippet, quote: string | null): Snippet {
  if (typeof snippet === "string") return snippet;
  return "code" in snippet
    ? { ...snippet, quote }
    : { ...snippet, quote: quotesTogether(snippet.quote, quote) };
}
