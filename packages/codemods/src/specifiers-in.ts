import { namesInAmd } from "./program/amd-names.ts";
import { loadedIn } from "./program/loaded-by-name.ts";

/** What follows the word of an import, or any path that begins with a dot: some are required under other names. */
const IMPORT =
  /(?:\b(?:from|import|require)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?["'`]([^"'`\n]+)|["'`](\.{1,2}\/[^"'`\n]+))["'`]/g;

/** Where a file makes its own `require` by `createRequire`, whatever it calls with a text may be that. */
const CALL = /\(\s*["'`]([^"'`\n]+)["'`]\s*\)/g;

/** The file that a component's template stands in, where no dot begins its name. */
const TEMPLATE = /\btemplateUrl\s*:\s*["'`]([^"'`.\n][^"'`\n]*)["'`]/g;

const AROUND = ["./", "../", "../../", "../../../"];

/** What a text may import. */
export function* specifiersIn(text: string): Iterable<string> {
  if (text.includes("templateUrl"))
    for (const [, name = ""] of text.matchAll(TEMPLATE)) yield `./${name}`;
  for (const [, imported, relative = ""] of text.matchAll(IMPORT)) yield imported ?? relative;
  yield* loadedIn(text);
  // A loader finds modules in a folder of the page, which is one around them.
  for (const name of namesInAmd(text) ?? [])
    yield* name.startsWith(".") ? [name] : AROUND.map((folder) => folder + name);
  if (!text.includes("createRequire")) return;
  for (const [, specifier = ""] of text.matchAll(CALL)) yield specifier;
}
