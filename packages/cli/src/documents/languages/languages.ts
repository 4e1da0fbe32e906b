import {
  csharp,
  dart,
  elixir,
  java,
  javascript,
  kotlin,
  rust,
  scala,
  swift,
} from "./compiled-languages.ts";
import type { Language } from "./language.ts";
import { go, php, python, ruby } from "./script-languages.ts";

const byEnding: Readonly<Record<string, Language>> = {
  ...{ py: python, pyi: python, pyw: python, python },
  ...{ rb: ruby, rake: ruby, ru: ruby, gemspec: ruby, ruby },
  ...{ go, golang: go },
  ...{ php },
  ...{ java },
  ...{ kt: kotlin, kts: kotlin, kotlin },
  ...{ scala, sc: scala },
  ...{ cs: csharp, csharp, "c#": csharp },
  ...{ swift },
  ...{ dart },
  ...{ rs: rust, rust },
  ...{ ex: elixir, exs: elixir, elixir },
};

const inFences: Readonly<Record<string, Language>> = {
  ...{ js: javascript, javascript, jsx: javascript, mjs: javascript },
  ...{ ts: javascript, typescript: javascript, tsx: javascript },
};

/** The language of a file, by the ending of its name; undefined where it is none that is read here. */
export function languageOfFile(name: string): Language | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(byEnding, ending) ? byEnding[ending] : undefined;
}

/** The language of a fence in a text, by what it is called there. */
export function languageOfFence(label: string): Language | undefined {
  const name = label.toLowerCase();
  if (Object.hasOwn(inFences, name)) return inFences[name];
  return Object.hasOwn(byEnding, name) ? byEnding[name] : undefined;
}
