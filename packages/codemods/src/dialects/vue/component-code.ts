import { ts } from "ts-morph";
import type { Addition } from "../code-writer.ts";
import { PROPS } from "../offered.ts";
import { bodyStart, defaultExport, type Script, type Scripts } from "./scripts.ts";

const MACROS =
  "defineProps, defineEmits, defineExpose, defineModel, defineOptions, defineSlots, withDefaults, useAttrs";

/** The function that is the component, up to what its setup does. */
function head(isAsync: boolean, generic: string | null): string {
  return (
    `export default ${isAsync ? "async " : ""}function \u01B2component` +
    `${generic === null ? "" : `<${generic}>`}(${PROPS}, \u01B2context) {`
  );
}

/** What makes a component of its setup: all that is run for each of it is the body of a function. */
export function setupAdditions(setup: Script, { generic }: Scripts): readonly Addition[] {
  const at = bodyStart(setup);
  const isAsync = /\bawait\b/.test(setup.source.text);
  const isBehind = setup.source.text.slice(0, at - setup.start).trim() !== "";
  const macros = `const \u01B2this = \u01B2macros(${PROPS}, \u01B2context), { ${MACROS} } = \u01B2this; `;
  return [{ at, text: `${isBehind ? ";" : ""}${head(isAsync, generic)} ${macros}`, begins: true }];
}

/** What keeps the options of a component under a name. */
export function optionsAdditions(plain: Script): readonly Addition[] {
  const range = defaultExport(plain);
  if (!range) return [];
  return [{ at: range.start, text: "const \u01B2options = ", instead: range.end - range.start }];
}

/** Behind the scripts: the component by its options. */
export function optionsHead(
  elsewhere: string | null,
  hasOptions: boolean,
  plain: Script | null,
): string {
  const loaded =
    elsewhere === null
      ? hasOptions
        ? ""
        : "const \u01B2options = {};\n"
      : `import \u01B2options from ${JSON.stringify(elsewhere)};\nexport * from ${JSON.stringify(elsewhere)};\n`;
  return `\n${loaded}${head(false, null)} const \u01B2this = \u01B2instance(\u01B2options, ${PROPS}, \u01B2context);\n${mentions(plain?.source ?? null)}`;
}

/** A function that the code of a component names is never taken for one that nothing calls. */
export function mentions(script: ts.Node | null): string {
  if (!script) return "";
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isNamed = ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node);
    if (isNamed && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(script);
  return `({ ${[...names].map((name) => `${name}: 0`).join(", ")} });\n`;
}

/** What all components import. */
export const TAIL = `
import { macros as \u01B2macros, instance as \u01B2instance, given as \u01B2given, render as \u01B2render, registered as \u01B2registered, chosen as \u01B2chosen, named as \u01B2named, globally as \u01B2globally, filterNamed as \u01B2filter, directed as \u01B2directed, exposed as \u01B2exposed, refer as \u01B2refer } from "habitshift:vue";
import { listed as \u01B2listed, shown as \u01B2shown, shown as \u01B2enumerated, unwrapped as \u01B2unwrapped } from "habitshift:model";
`;
