import {
  type AnyOptions,
  ConversionError,
  convertAny,
  type Note,
  readJson,
  recognise,
} from "@habitshift/converter";
import { type JsonEdit, rewriteJson } from "./rewrite-json.ts";

/** What became of the text of a payload file. */
export type PayloadResult =
  | {
      readonly kind: "converted";
      readonly text: string;
      readonly edits: readonly JsonEdit[];
      readonly notes: readonly Note[];
      /** How many logs it would make, for which such a file has no room. */
      readonly logs: number;
    }
  /** All in it is of v2 already. */
  | { readonly kind: "same" }
  /** Not wholly of v1. */
  | { readonly kind: "refused"; readonly reason: string }
  | { readonly kind: "broken"; readonly reason: string };

type Units = Pick<AnyOptions, "units">;

/**
 * Converts the text of a file that is named as one of payloads, where all in it is valid v1.
 *
 * @param isLines - Whether each line is a payload.
 */
export function convertPayload(text: string, isLines: boolean, options: Units): PayloadResult {
  return isLines ? convertLines(text, options) : convertWhole(text, options);
}

function convertLines(text: string, options: Units): PayloadResult {
  const edits: JsonEdit[] = [];
  const notes: Note[] = [];
  const kinds = new Set<string>();
  let result = "";
  let start = 0;
  let logs = 0;
  for (const [at, line] of text.split(/(?<=\n)/).entries()) {
    const own = line.trim() === "" ? null : convertWhole(line, options);
    if (own?.kind === "refused" || own?.kind === "broken")
      return { ...own, reason: `line ${at + 1}: ${own.reason}` };
    result += own?.kind === "converted" ? own.text : line;
    if (own) kinds.add(own.kind);
    if (own?.kind === "converted") {
      logs += own.logs;
      notes.push(...own.notes);
      edits.push(...own.edits.map((edit) => shifted(edit, start)));
    }
    start += line.length;
  }
  if (!kinds.has("converted")) return { kind: "same" };
  return kinds.has("same") ? mixed : { kind: "converted", text: result, edits, notes, logs };
}

function shifted(edit: JsonEdit, by: number): JsonEdit {
  return { ...edit, start: edit.start + by, end: edit.end + by };
}

const mixed: PayloadResult = { kind: "refused", reason: "some of it is v1 and some is v2" };

function convertWhole(text: string, options: Units): PayloadResult {
  try {
    const { value, write } = readJson(text);
    const payloads = Array.isArray(value) ? value : [value];
    const versions = new Set(payloads.map(versionOf));
    if (versions.has("other") || payloads.length === 0)
      return { kind: "refused", reason: "not all of it is a payload of the API" };
    if (!versions.has("v1")) return { kind: "same" };
    if (versions.size > 1) return mixed;
    const {
      values,
      notes,
      logs = [],
    } = convertAny(value, {
      ...options,
      kind: "auto",
      to: "v2",
      isStrict: true,
    });
    const own = rewriteJson(text, values[0], (it) => write(it));
    return { kind: "converted", ...own, notes, logs: logs.length };
  } catch (error) {
    if (error instanceof ConversionError) {
      const [pointer = ""] = error.pointers;
      return {
        kind: "refused",
        reason: `${error.message}${pointer === "" ? "" : ` (${pointer})`}`,
      };
    }
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    return { kind: "broken", reason: `not JSON: ${error.message}` };
  }
}

/** The version whose payload a value is by more than one of its members. */
function versionOf(payload: unknown): "v1" | "v2" | "other" {
  const kind = recognise(payload, "v1", true);
  if (kind === "envelope") return hasOwnData(payload) ? "v1" : "other";
  if (kind === "habit" || kind === "log") return "v1";
  const later = recognise(payload, "v2", true);
  return later === undefined || later === "request" ? "other" : "v2";
}

/** Everyone's answers say `success`; those of the API hold its records, or none. */
function hasOwnData(envelope: unknown): boolean {
  const { data } = envelope as { readonly data?: unknown };
  if (data === undefined || data === null) return true;
  const items = Array.isArray(data) ? data : [data];
  return items.every((item) => recognise(item, "v1", true) !== undefined);
}
