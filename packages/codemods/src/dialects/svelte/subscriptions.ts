import type { SvelteScript } from "./component-script.ts";

/** `let props = $props()` and `let state = $state(0)` speak of the language, not of a store. */
const WORDS: ReadonlySet<string> = new Set(
  "bindable derived effect host inspect props state".split(" "),
);

const SUBSCRIBED = /(?<![\w$])\$([A-Za-z_]\w*)/g;

/** The statements that subscribe a component to the stores that it names with a `$`, and set those that it assigns. */
export function storesIn(
  text: string,
  scripts: readonly (SvelteScript | null)[],
): readonly string[] {
  const names = new Set([...text.matchAll(SUBSCRIBED)].map(([, name = ""]) => name));
  return [...names]
    .filter((name) => !WORDS.has(name) && scripts.some((script) => script?.names.has(name)))
    .map((name) => {
      const subscribed = `let $${name};\n${name}.subscribe(($$value) => { $${name} = $$value; });\n`;
      return isAssigned(text, name) ? `${subscribed}${name}.set($${name});\n` : subscribed;
    });
}

/** Whether a store is given another value as a whole: by an assignment, a binding or a pattern. */
function isAssigned(text: string, name: string): boolean {
  const assignment = `\\$${name}\\s*(?:=(?![=>])|[-+*/%&|?^]{1,2}=|\\+\\+|--)`;
  return new RegExp(`(?<![\\w$])${assignment}|bind:\\w+=\\{\\s*\\$${name}\\s*\\}`).test(text);
}
