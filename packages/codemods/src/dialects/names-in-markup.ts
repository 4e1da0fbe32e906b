import { changedNames } from "../facts/shapes.ts";

const NAMES = changedNames("habit").join("|");
const SCRIPTS = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
/** A script that is no code is markup of a library. */
const TEMPLATE = /\btype\s*=\s*["']?text\/(?!javascript|ecmascript|css)/i;

/** `{{ habit.title }}`, `<%= habit.title %>`, `x-text="habit.title"`, `:key="habit.title"`. */
const READ = new RegExp(
  `(?:\\{\\{[^}]*|<%[^%]*|\\s(?:x-|ng-|v-|:|@|data-bind)[\\w.:-]*\\s*=\\s*(?:"[^"]*|'[^']*))\\.(?:${NAMES})\\b`,
);
/** `{{ title }}`, where what is shown is the object itself. */
const NAMED = new RegExp(`\\{\\{[^}]*\\b(?:${NAMES})\\b|<%[^%]*\\b(?:${NAMES})\\b`);

/** Whether expressions in the markup of a page name what v2 has elsewhere. */
export function namesInMarkup(html: string): boolean {
  const templates = [...html.matchAll(SCRIPTS)].filter(([, , head = ""]) => TEMPLATE.test(head));
  return (
    READ.test(html.replace(SCRIPTS, "")) || templates.some(([, , , text = ""]) => NAMED.test(text))
  );
}
