import { findPart } from "../json/find-part.ts";
import { isObject } from "../json/json-object.ts";
import type { JsonPart } from "../json/json-parts.ts";
import { readJsonString } from "../json/json-string.ts";
import { withStandIns } from "../json/stand-ins.ts";
import { type SourceText, textOf } from "../source-text.ts";
import { expandTemplates, type Lookup } from "../templates.ts";

/** The body of a request, and what it is sent as where no header says so. */
export interface PostmanBody {
  /** Null: there is none. */
  readonly text: SourceText | null;
  readonly contentType: string | null;
  /** False where it stands in a file. */
  readonly isKnown: boolean;
}

const none: PostmanBody = { text: null, contentType: null, isKnown: true };
const languages: Readonly<Record<string, string>> = {
  json: "application/json",
  xml: "application/xml",
  html: "text/html",
  javascript: "application/javascript",
};

/** Reads the `body` of a request. */
export function readPostmanBody(
  text: string,
  part: JsonPart | undefined,
  lookup: Lookup,
): PostmanBody {
  const body: unknown = part && JSON.parse(text.slice(part.start, part.end));
  if (part === undefined || !isObject(body) || body.disabled === true) return none;
  switch (body.mode) {
    case "raw": {
      const written = readJsonString(text, findPart(text, "/raw", part.start));
      if (textOf(written).trim() === "") return none;
      return {
        ...none,
        text: withStandIns(expandTemplates(written, lookup)),
        ...rawType(body.options),
      };
    }
    case "graphql":
      return { ...none, text: graphqlOf(body.graphql, part), contentType: "application/json" };
    case "urlencoded":
      return formOf(body.urlencoded, part, lookup, "application/x-www-form-urlencoded");
    case "formdata":
      return formOf(body.formdata, part, lookup, "multipart/form-data");
    case "file":
      return { text: [], contentType: null, isKnown: false };
    default:
      return none;
  }
}

function rawType(options: unknown): Pick<PostmanBody, "contentType"> {
  const raw = isObject(options) ? options.raw : undefined;
  const language = isObject(raw) && typeof raw.language === "string" ? raw.language : "text";
  return { contentType: languages[language] ?? "text/plain" };
}

/** A query and its variables, which are a text of JSON, as they are sent. */
function graphqlOf(graphql: unknown, { start, end }: JsonPart): SourceText {
  const { query, variables } = isObject(graphql) ? graphql : {};
  const own = typeof variables === "string" && variables.trim() !== "" ? variables : "{}";
  return [{ text: `{"query":${JSON.stringify(query ?? "")},"variables":${own}}`, start, end }];
}

/** The fields of a form that are not switched off. */
function formOf(list: unknown, part: JsonPart, lookup: Lookup, contentType: string): PostmanBody {
  const fields = (Array.isArray(list) ? list : []).filter(isObject);
  const sent = fields.filter(({ disabled }) => disabled !== true);
  const pairs = sent.map(({ key, value, src }): [string, string] => {
    const written = [{ text: String(value ?? src ?? ""), start: part.start, end: part.end }];
    return [String(key), textOf(expandTemplates(written, lookup))];
  });
  const text = new URLSearchParams(pairs).toString();
  return {
    text: text === "" ? null : [{ text, start: part.start, end: part.end }],
    contentType,
    isKnown: true,
  };
}
