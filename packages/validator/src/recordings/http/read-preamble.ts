import type { HttpBlock, Line } from "./http-block.ts";

const comment = /^\s*(?:#|\/\/)/;
const variable = /^\s*@([\w.-]+)\s*=\s*(.*?)\s*$/;
const setting =
  /\b(?:variables|global|environment)\.set\(\s*(["'`])([^"'`]+)\1\s*,\s*(["'`])([^"'`$]*)\3\s*\)/g;

/** The lines of a block from its request line on: without comments, variables and scripts in front of it. */
export function requestLines({ lines }: HttpBlock): readonly Line[] {
  let isScript = false;
  const at = lines.findIndex(({ text }) => {
    if (isScript) {
      isScript = !text.includes("%}");
      return false;
    }
    if (/^\s*<\s*\{%/.test(text)) {
      isScript = !text.includes("%}");
      return false;
    }
    // A script of its own file in front of the request.
    if (/^\s*<\s+\S/.test(text)) return false;
    return text.trim() !== "" && !comment.test(text) && !variable.test(text);
  });
  return at === -1 ? [] : lines.slice(at);
}

/** The variables that a file sets, and those that its scripts set to a text. */
export function variablesIn(lines: readonly Line[]): Map<string, string> {
  const variables = new Map<string, string>();
  for (const { text } of lines) {
    const [, name, value = ""] = variable.exec(text) ?? [];
    if (name !== undefined) variables.set(name, value);
    for (const [, , own = "", , set = ""] of text.matchAll(setting)) {
      if (!variables.has(own)) variables.set(own, set);
    }
  }
  return variables;
}
