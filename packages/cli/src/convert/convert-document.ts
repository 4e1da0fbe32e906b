import {
  type AnyOptions,
  ConversionError,
  type ConvertedLog,
  convertAny,
  convertList,
  type Note,
  recognise,
} from "@habitshift/converter";
import type { ConvertedDocument, DocumentOptions } from "./converted-document.ts";
import { convertCsv, isHabitCsv } from "./formats/csv.ts";
import { convertHar, isHar } from "./formats/har.ts";
import { type JsonText, readJsonText } from "./formats/json-text.ts";
import { convertPostman, isPostman } from "./formats/postman.ts";
import type { Failure } from "./ledger.ts";
import { locateSyntaxError } from "./locate-syntax-error.ts";

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

/** Whether elements that fail are left out of the result; else one that fails leaves no result. */
export interface DocumentRules extends AnyOptions {
  /** What is known beside a document that holds requests. */
  readonly document: DocumentOptions;
  readonly setsAside: boolean;
}

/** Converts the text of a JSON document (payloads, HAR, Postman collection) or of a CSV table. */
export function convertDocument(text: string, rules: DocumentRules): ConvertedText {
  const body = text.startsWith(mark) ? text.slice(mark.length) : text;
  if (body.trim() === "") return failed([{ message: "it is empty", pointers: [] }]);
  const result = convertBody(body, rules);
  // A byte order mark stays where it was.
  return body === text || result.text === null ? result : { ...result, text: mark + result.text };
}

const mark = "\uFEFF";

function convertBody(body: string, rules: DocumentRules): ConvertedText {
  if (rules.kind === "auto" && isHabitCsv(body)) return convertTable(body, rules);
  try {
    return convertJson(readJsonText(body), rules);
  } catch (error) {
    return failed([explain(error, body)]);
  }
}

function convertJson(json: JsonText, rules: DocumentRules): ConvertedText {
  const { value, write: written } = json;
  const parts = rules.kind === "auto" && rules.to === "v2" ? convertParts(value, rules) : undefined;
  if (parts !== undefined) return { ...partsOf(parts), text: written(parts.value) };
  if (rules.kind === "auto" && isForeign(value)) {
    return {
      ...failed([{ message: "it is no payload of the API", pointers: [""] }]),
      isForeign: true,
    };
  }
  if (Array.isArray(value)) return convertElements(value, json, rules);
  const { kind, values, logs = [], notes } = convertAny(value, rules);
  const result = values.length === 1 ? values[0] : values;
  const kinds = new Map([[kind, 1]]);
  return {
    text: written(result),
    value: result,
    kinds,
    logs,
    notes,
    failures: [],
    isForeign: false,
  };
}

/** Whether a value, or any element of a list, could be anything. */
function isForeign(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isForeign);
  return recognise(value, "v1") === undefined && recognise(value, "v2") === undefined;
}

function convertParts(value: unknown, { document }: DocumentRules) {
  if (isHar(value)) return convertHar(value, document);
  return isPostman(value) ? convertPostman(value, document) : undefined;
}

function partsOf({ value, logs, notes, problems, taken }: ConvertedDocument<unknown>) {
  const failures = problems.map(({ pointer, message, text }) => ({
    message,
    pointers: [pointer],
    ...(text !== undefined && { text }),
  }));
  return { value, logs, notes, failures, kinds: taken, isForeign: false };
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
  if (failures.length > 0 && !rules.setsAside) return failed(explained);
  const text = write(values);
  return { text, value: values, kinds, logs, notes, failures: explained, isForeign: false };
}

function convertTable(text: string, rules: DocumentRules): ConvertedText {
  if (rules.to !== "v2") {
    return failed([{ message: "CSV files convert to v2 only", pointers: [""] }]);
  }
  const table = convertCsv(text, rules.document);
  const parts = partsOf(table);
  if (parts.failures.length > 0 && !rules.setsAside) return failed(parts.failures);
  return { ...parts, text: table.value };
}

function failed(failures: readonly Failure[]): ConvertedText {
  const nothing = { text: null, value: null, kinds: new Map(), logs: [], notes: [] };
  return { ...nothing, failures, isForeign: false };
}

function explain(error: unknown, text: string): Failure {
  if (error instanceof ConversionError) return { message: error.message, pointers: error.pointers };
  if (error instanceof SyntaxError) {
    const message = error.message.replace(/ (?:in JSON )?at position \d+.*$/s, "");
    return { message: `not JSON: ${message}`, pointers: [], ...locateSyntaxError(text) };
  }
  if (error instanceof RangeError) return { message: "it is nested too deeply", pointers: [""] };
  throw error;
}
