import type { ts } from "ts-morph";
import { freeNames } from "../free-names.ts";
import type { Language } from "../reading.ts";
import { LANGUAGE_NAMES } from "./global-names.ts";

/** What the names begin with under which a template first takes those of a setup. */
const ALIAS = "\u01B2_";

/** Whether a variable only hands one of a setup to its template. */
export function isTemplateAlias(name: ts.BindingName): boolean {
  return name.getText().startsWith(ALIAS);
}

/** The code before and behind that of a template, in which its names mean what they mean to it. */
interface NamesCode {
  readonly before: string;
  readonly behind: string;
  /** The names that no setup declares. */
  readonly others: readonly string[];
}

/**
 * Gives the names of a template: those of a setup, without the refs around them, else those that the
 * component itself has.
 *
 * @param declared - The names of the setup; null where there is none.
 * @param options - The script that has the options of the component; null where that is not known.
 */
export function templateNames(
  template: string,
  language: Language,
  declared: ReadonlySet<string> | null,
  options: string | null,
): NamesCode {
  const free = [...freeNames(template, language)].filter(([name]) => !LANGUAGE_NAMES.has(name));
  const isOwn = (name: string): boolean => declared?.has(name) ?? false;
  const meaning = (name: string): string => {
    if (isOwn(name)) return `\u01B2unwrapped(${ALIAS}${name})`;
    const key = JSON.stringify(name);
    if (name.startsWith("$")) return `\u01B2globally(\u01B2this, ${key})`;
    // What neither the script nor what it takes members from says may come from a plugin.
    const isMember =
      options === null ||
      options.includes(name) ||
      /\b(?:mixins|extends|mapStores)\b/.test(options);
    return declared === null && isMember ? `\u01B2this[${key}]` : `\u01B2named(\u01B2this, ${key})`;
  };
  const aliases = free.flatMap(([name]) => (isOwn(name) ? [`${ALIAS}${name} = ${name}`] : []));
  const names = free.map(([name]) => `${name} = ${meaning(name)}`);
  const kept = free.flatMap(([name, isAssigned]) => {
    if (!isAssigned) return [];
    const target = isOwn(name) ? `${ALIAS}${name}.value` : `\u01B2this[${JSON.stringify(name)}]`;
    return [`${target} = ${name};\n`];
  });
  return {
    others: free.flatMap(([name]) => (isOwn(name) || name.startsWith("$") ? [] : [name])),
    before: `${declaration("const", aliases)}{\n${declaration("let", names)}`,
    behind: `${kept.join("")}}\n`,
  };
}

function declaration(word: string, names: readonly string[]): string {
  return names.length > 0 ? `${word} ${names.join(", ")};\n` : "";
}
