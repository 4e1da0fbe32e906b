import {
  type AnyOptions,
  ConversionError,
  type ConvertedLog,
  convertAny,
  convertList,
  type Note,
  recognise,
} from "@habitshift/converter";
import { convertTable } from "./convert-table.ts";
import type { DocumentOptions } from "./converted-document.ts";
import type { Failure } from "./entry.ts";
import { isHabitCsv } from "./formats/csv.ts";
import { convertHar, isHar } from "./formats/har.ts";
import { type JsonText, readJsonText } from "./formats/json-text.ts";
import { convertPostman, isPostman } from "./formats/postman.ts";
import { locateSyntaxError } from "./locate-syntax-error.ts";
import { documentResult, failedResult } from "./result.ts";

/** A text, converted as a whole. */
export interface ConvertedText {
  /** Null: there is none, as something in it could not be converted. */
  readonly text: string | null;
  readonly value: unknown;
  readonly kinds: ReadonlyMap<string, number>;
  readonly logs: readonly ConvertedLog[];
  readonly notes: readonly Note[];
  readonly failures: readonly Failure[];
  /** True where it shows nothing of a payload at all: a file that lay there for another reason. */
  readonly isForeign: boolean;
}

/** How documents are read. */
export interface DocumentRules extends AnyOptions {
  /** What is known beside a document that holds requests. */
  readonly document: DocumentOptions;
  /** Whether elements that fail are left out of the result; else one that fails leaves no result. */
  readonly setsAside: boolean;
  /** Whether a byte order mark stays; in the middle of a result it would be none. */
  readonly keepsMark: boolean;
  /** True for a table by its name. */
  readonly isTable: boolean;
}

const mark = "\uFEFF";

/** Converts the text of a JSON document (payloads, HAR, Postman collection) or of a CSV table. */
export function convertDocument(text: string, rules: DocumentRules): ConvertedText {
  const body = text.startsWith(mark) ? text.slice(mark.length) : text;
  if (body.trim() === "") return failedResult([{ message: "it is empty", pointers: [] }]);
  const result = convertBody(body, rules);
  if (result.text === null) return result;
  // What was converted before stays as it is written.
  const isSame = [...result.kinds.keys()].every(isConverted);
  const own = isSame ? body : result.text;
  return { ...result, text: body !== text && rules.keepsMark ? mark + own : own };
}

function isConverted(kind: string): boolean {
  return kind === "converted";
}

function convertBody(body: string, rules: DocumentRules): ConvertedText {
  const { kind, isTable } = rules;
  if (isTable || (kind === "auto" && isHabitCsv(body))) return convertTable(body, rules);
  try {
    return convertJson(readJsonText(body), rules);
  } catch (error) {
    return failedResult([explain(error, body)]);
  }
}

function convertJson(json: JsonText, rules: DocumentRules): ConvertedText {
  const { value, write } = json;
  const { kind: wanted, isStrict = false } = rules;
  const convertParts = wanted === "auto" ? partsConverterOf(value) : undefined;
  if (convertParts !== undefined) {
    if (rules.to === "v2") {
      const parts = convertParts(value, rules.document);
      return documentResult(parts, write(parts.value));
    }
    return failedResult([{ message: "recorded requests convert to v2 only", pointers: [""] }]);
  }
  if (wanted === "auto" && isForeign(value, isStrict)) {
    const message = "it is no payload of the API by its members; --kind says what it is";
    return { ...failedResult([{ message, pointers: [""] }]), isForeign: true };
  }
  if (Array.isArray(value)) return convertElements(value, json, rules);
  const isAlone = rules.isOneOfMany !== true;
  const { kind, values, logs = [], notes } = convertAny(value, { ...rules, isAlone });
  const result = values.length === 1 ? values[0] : values;
  const found = { value: result, kinds: new Map([[kind, 1]]), logs, notes, failures: [] };
  return { ...found, text: write(result), isForeign: false };
}

/** Whether a value, or every element of a list, could be anything. */
function isForeign(value: unknown, isStrict: boolean): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every((it) => isForeign(it, isStrict));
  const versions = ["v1", "v2"] as const;
  return versions.every((version) => recognise(value, version, isStrict) === undefined);
}

function partsConverterOf(value: unknown): typeof convertHar | undefined {
  if (isHar(value)) return convertHar;
  return isPostman(value) ? convertPostman : undefined;
}

function convertElements(
  elements: readonly unknown[],
  { write }: JsonText,
  rules: DocumentRules,
): ConvertedText {
  const { values, failures, kinds, logs = [], notes } = convertList(elements, rules);
  const explained = failures.map(({ index, error }) => ({
    message: error.message,
    pointers: error.pointers.map((pointer) => `/${index}${pointer}`),
    text: write(elements[index]).trim(),
  }));
  if (failures.length > 0 && !rules.setsAside) return failedResult(explained);
  const found = { value: values, kinds, logs, notes, failures: explained };
  return { ...found, text: write(values), isForeign: false };
}

function explain(error: unknown, text: string): Failure {
  if (error instanceof ConversionError) return { message: error.message, pointers: error.pointers };
  if (error instanceof SyntaxError) {
    const message = error.message.replace(/ (?:in JSON )?at position \d+.*$/s, "");
    const place = locateSyntaxError(text, error);
    return { message: `not JSON: ${message}`, pointers: [], ...place };
  }
  if (error instanceof RangeError) return { message: "it is nested too deeply", pointers: [""] };
  throw error;
}
