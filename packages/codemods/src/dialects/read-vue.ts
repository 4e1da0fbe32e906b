import type { ElementNode } from "@vue/compiler-dom";
import { type CodeWriter, createCodeWriter } from "./code-writer.ts";
import { declaredNames, freeNames } from "./free-names.ts";
import type { Reading } from "./reading.ts";
import { textOfSnippets, writeSnippets } from "./snippet.ts";
import { attributeOf, blocksOf } from "./vue/compiler.ts";
import { optionsAdditions, optionsHead, setupAdditions, TAIL } from "./vue/component-code.ts";
import { importedByTools } from "./vue/global-names.ts";
import { readChildren } from "./vue/read-children.ts";
import { type Script, type Scripts, scriptsOf } from "./vue/scripts.ts";
import { kebabCase, pascalCase, type TemplateContext } from "./vue/template-context.ts";
import { templateNames } from "./vue/template-names.ts";

/**
 * Reads a single-file component: its scripts where they stand, and the function that the component is, which
 * evaluates what its template does.
 *
 * @throws DialectError - where the compiler refuses it.
 */
export function readVue(text: string, path: string): Reading {
  const blocks = blocksOf(text);
  const scripts = scriptsOf(text, blocks);
  const { language, plain, setup, elsewhere } = scripts;
  const additions = [
    ...(plain ? optionsAdditions(plain) : []),
    ...(setup ? setupAdditions(setup, scripts) : []),
  ];
  const ranges = [plain, setup].filter((script) => script !== null);
  const writer = createCodeWriter(text, ranges, [...additions]);
  if (!setup) writer.write(optionsHead(elsewhere, additions.length > 0));
  const unread = writeTemplate(writer, text, path, blocks, scripts);
  writer.write(`return \u01B2this;\n}\n${TAIL}${importsOf(ranges, scripts)}`);
  return writer.toReading(language, unread);
}

/** Writes what the template evaluates, and says what of it is not read. */
function writeTemplate(
  writer: CodeWriter,
  text: string,
  path: string,
  blocks: readonly ElementNode[],
  { language, plain, setup }: Scripts,
): string | null {
  const template = blocks.find(({ tag }) => tag === "template");
  if (!template) return null;
  const lang = attributeOf(template, "lang") ?? "html";
  if (lang !== "html") return `its template, which is ${lang},`;
  if (attributeOf(template, "src") !== null) return "its template, which is another file,";
  const scripts = [setup, plain].filter((script) => script !== null);
  const declared = setup
    ? new Set(scripts.flatMap(({ source }) => [...declaredNames(source)]))
    : null;
  const left = new Set<string>();
  const context = contextOf(text, path, declared ?? new Set(), (what) => left.add(what));
  const snippets = context.children(template.children, null);
  const { before, behind } = templateNames(
    textOfSnippets(text, snippets),
    language,
    declared,
    plain?.source.text ?? "",
  );
  writer.write(`\n${before}`);
  writeSnippets(writer, snippets);
  writer.write(behind);
  const [what = null] = left;
  return what;
}

function contextOf(
  text: string,
  path: string,
  declared: ReadonlySet<string>,
  leave: (what: string) => void,
): TemplateContext {
  let last = 0;
  const self = /([^/]*)\.vue$/.exec(path)?.[1] ?? "";
  const context: TemplateContext = {
    text,
    leave,
    children: (nodes, slots) => readChildren(nodes, context, slots),
    fresh: () => ++last,
    componentOf: (tag) => {
      const [root = tag] = tag.split(".");
      if (root !== tag && declared.has(root)) return tag;
      const pascal = pascalCase(tag);
      const known = [tag, pascal, pascal.slice(0, 1).toLowerCase() + pascal.slice(1)].find((name) =>
        declared.has(name),
      );
      if (known !== undefined) return known;
      if (pascal === pascalCase(self)) return "\u01B2component";
      return `\u01B2registered(\u01B2this, ${JSON.stringify(pascal)}, ${JSON.stringify(kebabCase(tag))})`;
    },
  };
  return context;
}

/** Imports that tools add to what is written. */
function importsOf(ranges: readonly Script[], { language }: Scripts): string {
  const free = freeNames(ranges.map(({ source }) => source.text).join("\n"), language);
  return [...free.keys()]
    .flatMap((name) => {
      const library = importedByTools(name);
      return library === null ? [] : [`import { ${name} } from ${JSON.stringify(library)};\n`];
    })
    .join("");
}
