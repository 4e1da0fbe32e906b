import {
  type AnyOptions,
  ConversionError,
  type ConvertedLog,
  convertAny,
  convertList,
  type ExactJson,
  type Note,
  readJson,
  recognise,
} from "@habitshift/converter";
import type { ConvertedDocument } from "./converted-document.ts";
import { convertCsv, isHabitCsv } from "./formats/csv.ts";
import { convertHar, isHar } from "./formats/har.ts";
import { convertPostman, isPostman } from "./formats/postman.ts";
import type { Failure } from "./ledger.ts";
import { locateSyntaxError } from "./locate-syntax-error.ts";
import { inForm, readForm, type TextForm } from "./text-form.ts";

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
  readonly setsAside: boolean;
}

/** Converts the text of a JSON document (payloads, HAR, Postman collection) or of a CSV table. */
export function convertDocument(text: string, rules: DocumentRules): ConvertedText {
  const form = readForm(text);
  const body = form.bom ? text.slice(1) : text;
  if (body.trim() === "") return failed([{ message: "it is empty", pointers: [] }]);
  if (rules.kind === "auto" && isHabitCsv(body)) return convertTable(body, form, rules);
  try {
    return convertJson(readJson(body), form, rules);
  } catch (error) {
    return failed([explain(error, body)]);
  }
}

function convertJson(json: ExactJson, form: TextForm, rules: DocumentRules): ConvertedText {
  const { value, write } = json;
  const written = (result: unknown) => inForm(write(result, form.indent), form);
  const parts = rules.kind === "auto" && rules.to === "v2" ? convertParts(value, rules) : undefined;
  if (parts !== undefined) return { ...partsOf(parts), text: written(parts.value) };
  if (rules.kind === "auto" && isForeign(value)) {
    return {
      ...failed([{ message: "it is no payload of the API", pointers: [""] }]),
      isForeign: true,
    };
  }
  if (Array.isArray(value)) return convertElements(value, json, form, rules);
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

function convertParts(value: unknown, { request = {} }: DocumentRules) {
  if (isHar(value)) return convertHar(value, request);
  return isPostman(value) ? convertPostman(value, request) : undefined;
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
  { write }: ExactJson,
  form: TextForm,
  rules: DocumentRules,
): ConvertedText {
  const { values, failures, kinds, logs = [], notes } = convertList(elements, rules);
  const explained = failures.map(({ index, error }) => ({
    message: error.message,
    pointers: error.pointers.map((pointer) => `/${index}${pointer}`),
    text: write(elements[index]),
  }));
  if (failures.length > 0 && !rules.setsAside) return failed(explained);
  const text = inForm(write(values, form.indent), form);
  return { text, value: values, kinds, logs, notes, failures: explained, isForeign: false };
}

function convertTable(text: string, form: TextForm, rules: DocumentRules): ConvertedText {
  if (rules.to !== "v2") {
    return failed([{ message: "CSV files convert to v2 only", pointers: [""] }]);
  }
  const table = convertCsv(text, { to: "v2" });
  const parts = partsOf(table);
  if (parts.failures.length > 0 && !rules.setsAside) return failed(parts.failures);
  return { ...parts, text: (form.bom ? "\uFEFF" : "") + table.value };
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
