import { HOLE } from "@habitshift/codemods/match-url";
import { prefixes } from "@habitshift/schemas";
import { addressBelow, addressOf, resources } from "./address.ts";
import type { CodeText } from "./code-texts.ts";
import { type Code, textAt } from "./languages/code.ts";
import type { Scan } from "./mention.ts";

/** What a framework puts in for the name of the class. */
const controller = "[controller]";

/** A route of v1: whole, or below the prefix. */
export function servedBy(code: Code, { flat, index }: CodeText): Scan["serves"] {
  const path = flat
    .replace(/^(?:[A-Z]+ )?\^?\/?/, "")
    .replace(controller, controllerIn(code))
    .replace(new RegExp(`^${HOLE}/?`), "");
  const isWhole = addressOf(`/${path}`) !== null;
  if (!isWhole && addressBelow(path) === null) return [];
  return [{ start: code.tokens[index]?.start ?? 0, isWhole }];
}

/** `HabitsController` is `habits`. */
function controllerIn({ tokens }: Code): string {
  const at = tokens.findIndex(
    (_, index) =>
      textAt(tokens, index - 1) === "class" && textAt(tokens, index).endsWith("Controller"),
  );
  return textAt(tokens, at)
    .replace(/Controller$/, "")
    .toLowerCase();
}

const versions = prefixes.v1.map((prefix) => prefix.split("/").at(-1));

/** `namespace :v1` and `resources :habits` within: routes by names, and not by paths. */
export function symbolRoutes({ tokens }: Code): Scan["serves"] {
  const named = (word: string, index: number) =>
    textAt(tokens, index - 2) === word && textAt(tokens, index - 1) === ":";
  const isScoped = tokens.some(
    (_, index) => named("namespace", index) && versions.includes(textAt(tokens, index)),
  );
  if (!isScoped) return [];
  return tokens.flatMap((token, index) =>
    named("resources", index) && resources.has(textAt(tokens, index))
      ? [{ start: token.start, isWhole: true }]
      : [],
  );
}
