import type { AST } from "svelte/compiler";
import type { Range } from "../../edit/edit.ts";
import type { CodeWriter } from "../code-writer.ts";
import { PROPS } from "../offered.ts";
import { awaits } from "./awaits.ts";
import { type LeftOut, type SvelteScript, scriptOf } from "./component-script.ts";
import { svelteNode } from "./node.ts";
import { storesIn } from "./subscriptions.ts";
import { SVELTE_WORDS } from "./words.ts";
import { writeMarkup } from "./write-markup.ts";

/**
 * Writes a component as a function, behind the module script that stands in its place.
 *
 * @returns Where the code stands that only tells the parent what the component has.
 */
export function writeComponent(writer: CodeWriter, text: string, root: AST.Root): Range {
  const script = root.instance ? scriptOf(text, root.instance.content) : null;
  writer.write(`\n${SVELTE_WORDS}`);
  for (const { start, end } of script?.hoisted ?? []) {
    writer.copy(start, end);
    writer.write("\n");
  }
  if (script) writeBeginning(writer, text, script);
  const mark = [root.instance?.content, root.fragment].some(
    (part) => part && awaits(svelteNode(part)),
  )
    ? "async "
    : "";
  writer.write(`export default ${mark}function $$component($$props, $$events) {\n`);
  writer.write(
    `$constructed($$component, $$props);\nconst ${PROPS} = $$props;\nconst $props = () => $$props;\nconst $$restProps = $$props;\nconst $$slots = $$props.$$slots;\n`,
  );
  if (script) writeScript(writer, script);
  const module = root.module ? scriptOf(text, root.module.content) : null;
  for (const store of storesIn(text, [script, module])) writer.write(store);
  writer.write("{\n");
  writeMarkup(writer, text, mark, root.fragment);
  writer.write("}\n");
  const shown = (script?.shown ?? []).map(([name, key]) => `${JSON.stringify(key)}: ${name}`);
  const start = writer.place();
  writer.write(`return { ${shown.join(", ")} };\n}\n`);
  return { start, end: writer.place() };
}

/** An import that a script has none before stands in its first line, as far in as that. */
function writeBeginning(writer: CodeWriter, text: string, { range }: SvelteScript): void {
  const lead = /^\s*/.exec(text.slice(range.start, range.end))?.[0] ?? "";
  writer.write(/[ \t]*$/.exec(lead)?.[0] ?? "");
  writer.begin(range.start + lead.length);
}

function writeScript(writer: CodeWriter, script: SvelteScript): void {
  // What is assigned within a function is seen with all that it ever holds.
  for (const name of script.implied)
    writer.write(`let ${name};\n(() => () => { ${name} = ${name}; });\n`);
  for (const name of script.dispatchers)
    writer.write(
      `const ${name} = () => (type, detail) => { $$events?.[type]?.({ type, detail }); };\n`,
    );
  let at = script.range.start;
  for (const { end, props, start } of script.left) {
    writer.copy(at, start);
    writeProps(writer, props);
    at = end;
  }
  writer.copy(at, script.range.end);
  // The last statement may go without one.
  writer.write("\n;\n");
}

/** Stands before the declaration, on its line: what is to be said of a prop is said of that. */
function writeProps(writer: CodeWriter, props: LeftOut["props"]): void {
  for (const [name, key] of props)
    writer.write(`;(($$value) => { ${name} = $$value; })(${PROPS}[${JSON.stringify(key)}]); `);
}
