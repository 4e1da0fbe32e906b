import { type SourceText, sliceOf, spanOf, textOf } from "../source-text.ts";
import type { CurlOption } from "./curl-words.ts";

/** The text of a file that a recording names; undefined where it is not at hand. */
export type ReadFile = (path: string) => string | undefined;

/** What a curl command sends as a body. */
export interface CurlBody {
  /** Null: nothing. */
  readonly text: SourceText | null;
  /** False where a part of it comes from what is not at hand. */
  readonly isKnown: boolean;
  /** True where it goes into the URL. */
  readonly isQuery: boolean;
  readonly contentType: string | null;
  readonly option: CurlOption | null;
}

interface BodyPart {
  readonly text: SourceText;
  readonly isKnown: boolean;
}

const dataOptions = new Set([
  "data",
  "data-ascii",
  "data-binary",
  "data-raw",
  "data-urlencode",
  "json",
]);
const formOptions = new Set(["form", "form-string"]);

/** The body that the options of a command send. */
export function bodyOf(
  options: readonly CurlOption[],
  input: SourceText | null,
  readFile: ReadFile,
): CurlBody {
  const data = options.filter(({ name }) => dataOptions.has(name));
  const isQuery = options.some(({ name }) => name === "get");
  const [first] = data;
  if (first !== undefined) {
    const parts = data.map((option) => partOf(option, input, readFile));
    return {
      text: joined(parts, data),
      isKnown: parts.every(({ isKnown }) => isKnown),
      isQuery,
      contentType: contentTypeOf(data),
      option: first,
    };
  }
  const form = options.find(({ name }) => formOptions.has(name));
  if (form !== undefined) return formBody(form, options);
  const upload = options.find(({ name }) => name === "upload-file");
  if (upload === undefined) {
    return { text: null, isKnown: true, isQuery, contentType: null, option: null };
  }
  const part = fileOf(upload, textOf(upload.value), input, readFile);
  return { ...part, isQuery: false, contentType: null, option: upload };
}

function contentTypeOf(data: readonly CurlOption[]): string {
  const isJson = data.some(({ name }) => name === "json");
  return isJson ? "application/json" : "application/x-www-form-urlencoded";
}

/** Parts of a body with what curl puts between them. */
function joined(parts: readonly BodyPart[], data: readonly CurlOption[]): SourceText {
  return parts.flatMap(({ text }, index) => {
    const option = data[index];
    if (index === 0 || option === undefined || option.name === "json") return text;
    return [{ text: "&", start: option.start, end: option.start }, ...text];
  });
}

function partOf(option: CurlOption, input: SourceText | null, readFile: ReadFile): BodyPart {
  const { name, value } = option;
  const text = textOf(value);
  if (name === "data-urlencode") return encodedPart(value, text);
  if (name === "data-raw" || !text.startsWith("@")) return { text: value, isKnown: true };
  const part = fileOf(option, text.slice(1), input, readFile);
  if (name === "data-binary" || name === "json") return part;
  // curl drops line breaks of files that it is to send as they are in a form.
  return { ...part, text: part.text.flatMap(withoutNewlines) };
}

function withoutNewlines(piece: SourceText[number]): SourceText {
  const { text, start, end } = piece;
  if (!/[\r\n]/.test(text)) return [piece];
  if (end - start !== text.length) return [{ ...piece, text: text.replaceAll(/[\r\n]/g, "") }];
  return [...text.matchAll(/[^\r\n]+/g)].flatMap(({ index, 0: run }) =>
    sliceOf([piece], index, index + run.length),
  );
}

/** What `@file` says, or `@-`. */
function fileOf(
  { start, end }: CurlOption,
  path: string,
  input: SourceText | null,
  readFile: ReadFile,
): BodyPart {
  if (path === "-" && input !== null) return { text: input, isKnown: true };
  const text = path === "-" ? undefined : readFile(path);
  const isKnown = text !== undefined;
  return { text: [{ text: text ?? "", start, end }], isKnown };
}

function encodedPart(value: SourceText, text: string): BodyPart {
  const at = text.search(/[=@]/);
  const name = at < 1 ? "" : text.slice(0, at + 1);
  const isKnown = text[at] !== "@";
  const own = encodeURIComponent(text.slice(at + 1));
  const span = spanOf(value) ?? { start: 0, end: 0 };
  return { text: [{ text: name + own, ...span }], isKnown };
}

function formBody(form: CurlOption, options: readonly CurlOption[]): CurlBody {
  const fields = options.filter(({ name }) => formOptions.has(name));
  return {
    text: fields.flatMap(({ value }) => [...value]),
    isKnown: true,
    isQuery: false,
    contentType: "multipart/form-data",
    option: form,
  };
}
