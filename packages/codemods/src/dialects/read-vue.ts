import type { ElementNode } from "@vue/compiler-dom";
import { BY_NAME } from "../program/found-by-name.ts";
import { type CodeWriter, createCodeWriter } from "./code-writer.ts";
import { declaredNames } from "./free-names.ts";
import { FALLS, PROPS } from "./offered.ts";
import type { Reading } from "./reading.ts";
import { textOfSnippets, writeSnippets } from "./snippet.ts";
import { attributeOf, blocksOf, compiler, directiveOf } from "./vue/compiler.ts";
import { optionsAdditions, optionsHead, setupAdditions, TAIL } from "./vue/component-code.ts";
import { createContext } from "./vue/create-context.ts";
import { propNames } from "./vue/prop-names.ts";
import { readTexts } from "./vue/read-template-texts.ts";
import { defaultExport, type Scripts, scriptsOf } from "./vue/scripts.ts";
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
  const texts = [plain, setup].flatMap((script) =>
    script ? [readTexts(text, script.source, language, script.start)] : [],
  );
  const additions = [
    ...(plain ? optionsAdditions(plain) : []),
    ...(setup ? setupAdditions(setup, scripts) : []),
    ...texts.flatMap((each) => each.additions),
  ].toSorted((left, right) => left.at - right.at);
  const ranges = [plain, setup].filter((script) => script !== null);
  const writer = createCodeWriter(text, ranges, additions);
  if (!setup) writer.write(optionsHead(elsewhere, (plain && defaultExport(plain)) !== null, plain));
  const unread =
    writeTemplate(writer, text, path, blocks, scripts) ??
    texts.find((each) => each.unread !== null)?.unread ??
    null;
  const { code } = writer.toReading(language, unread);
  writer.write(`return \u01B2this;\n}\n${TAIL}${importsOf(code)}`);
  const isClass = plain !== null && /\bexport\s+default\s+class\b/.test(plain.source.text);
  return writer.toReading(language, isClass ? "its class" : unread);
}

/** Writes what the template evaluates, and says what of it is not read. */
function writeTemplate(
  writer: CodeWriter,
  text: string,
  path: string,
  blocks: readonly ElementNode[],
  { language, plain, setup, elsewhere }: Scripts,
): string | null {
  const template = blocks.find(({ tag }) => tag === "template");
  const scripts = [setup, plain].filter((script) => script !== null);
  writer.write(`\n${propReads(scripts.flatMap(({ source }) => [...propNames(source)]))}`);
  if (!template) return null;
  const lang = attributeOf(template, "lang") ?? "html";
  if (lang !== "html") return `its template, which is ${lang},`;
  if (attributeOf(template, "src") !== null) return "its template, which is another file,";
  const declared = setup
    ? new Set(scripts.flatMap(({ source }) => [...declaredNames(source)]))
    : null;
  if (fallsThrough(template, text)) writer.write(propReads([FALLS]));
  const context = createContext(text, path, declared ?? new Set());
  const snippets = context.children(template.children, null);
  const { before, behind, others } = templateNames(
    textOfSnippets(text, snippets),
    language,
    declared,
    elsewhere === null ? (plain?.source.text ?? "") : null,
  );
  writer.write(`${propReads(others)}${before}`);
  writeSnippets(writer, snippets);
  writer.write(behind);
  return null;
}

/** Whether what a component does not declare goes to a component that its template shows instead of it. */
function fallsThrough({ children }: ElementNode, text: string): boolean {
  const { ElementTypes, NodeTypes } = compiler();
  const roots = children.filter((node) => node.type === NodeTypes.ELEMENT);
  const isOne = roots
    .slice(1)
    .every((node) => directiveOf(node, "else") ?? directiveOf(node, "else-if"));
  return (
    isOne &&
    roots.some(({ tagType }) => tagType === ElementTypes.COMPONENT) &&
    !/\binheritAttrs\s*:\s*false\b/.test(text)
  );
}

/** What a component is handed may be an answer, all of whose members become props: each is a read of it. */
function propReads(names: readonly string[]): string {
  return names
    .filter((name) => /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name))
    .map((name) => `\u01B2shown(${PROPS}.${name});\n`)
    .join("");
}

/** The components that tools find by their names. */
function importsOf(code: string): string {
  return [...new Set(code.match(/\u01B2by_\w+/gu))]
    .map((name) => `import ${name} from ${JSON.stringify(name.replace("\u01B2by_", BY_NAME))};\n`)
    .join("");
}
