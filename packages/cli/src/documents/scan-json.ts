import { recogniseFormat } from "@habitshift/validator/recordings";
import { type Base, type Known, type Mention, nothing, type Scan } from "./mention.ts";
import { isOpenApi, scanOpenApi } from "./scan-open-api.ts";
import { scanRecording } from "./scan-recording.ts";
import { scanSettings } from "./scan-settings.ts";
import { readTree, type Tree } from "./tree.ts";

/** Documents whose texts are settings or commands, rather than data. */
const settings =
  /(?:^|\/)(?:package|composer|deno|app|vercel|netlify|firebase|launch|tasks|devcontainer|[^/]*(?:config|settings|environment|globals|\.env)[^/]*)\.jsonc?$/i;
/** The member of a manifest that is our own configuration. */
const own = "habitshift";
const never = /(?!)/y;

/** Reads JSON as what it is: a recording, a description of an API, or settings. */
export function scanJson(text: string, path: string, known: Known): Scan {
  const format = recogniseFormat(text, "");
  if (format === "har" || format === "postman" || format === "insomnia")
    return scanRecording(text, path, known);
  if (format === "ndjson") return nothing;
  const isDescription = /"(?:openapi|swagger)"\s*:/.test(text);
  if (!isDescription && !settings.test(path)) return nothing;
  const tree = readTree(text);
  if (tree === null) return nothing;
  if (isOpenApi(tree)) return scanOpenApi(tree, known);
  return settings.test(path) ? scanTexts(text, tree, known) : nothing;
}

/** What the texts of a document say, one by one. */
function scanTexts(text: string, tree: Tree, known: Known): Scan {
  const mentions: Mention[] = [];
  const bases: Base[] = [];
  for (const { start, end, value, name } of textsIn(tree, null)) {
    const scan = scanSettings(value, never, known);
    const isExact = text.slice(start + 1, end - 1) === value;
    const placed = <T extends { readonly start: number; readonly end: number }>(each: T): T =>
      isExact
        ? { ...each, start: start + 1 + each.start, end: start + 1 + each.end }
        : { ...each, start: start + 1, end: end - 1 };
    mentions.push(...scan.mentions.map((each) => ({ ...placed(each), witnesses: [] })));
    bases.push(...scan.bases.map((each) => ({ ...placed(each), name: each.name ?? name })));
  }
  return { ...nothing, mentions, bases };
}

interface NamedText {
  readonly start: number;
  readonly end: number;
  readonly value: string;
  /** The member that holds it. */
  readonly name: string | null;
}

/** The texts that may hold an address. */
function* textsIn(tree: Tree, name: string | null): Generator<NamedText> {
  if (tree.kind === "list") for (const item of tree.items) yield* textsIn(item, name);
  else if (tree.kind === "map") {
    for (const { key, value } of tree.members) if (key !== own) yield* textsIn(value, key);
  } else if (typeof tree.value === "string" && tree.value.includes("/")) {
    const { start, end, value } = tree;
    yield { start, end, value, name };
  }
}
