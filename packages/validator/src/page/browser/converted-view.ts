import type { HttpRequest, Note } from "@habitshift/converter";
import type { ConvertedRequests } from "../../model.ts";
import { asCurl } from "./as-curl.ts";
import { asHttp, bodyValue } from "./as-http.ts";
import { element } from "./element.ts";
import { type Token, tokensOfHttp, tokensOfJson } from "./highlight.ts";
import { prose } from "./prose.ts";
import type { Format } from "./question.ts";

const writers: Readonly<Record<Format, (request: HttpRequest) => string>> = {
  http: asHttp,
  curl: asCurl,
  json: ({ body, ...request }) => JSON.stringify({ ...request, body: bodyValue(body) }, null, 2),
};

const tokenizers: Readonly<Record<Format, (text: string) => readonly Token[]>> = {
  http: tokensOfHttp,
  curl: (text) => [{ text, kind: "plain" }],
  json: tokensOfJson,
};

const separators: Readonly<Record<Format, string>> = {
  http: "\n\n###\n\n",
  curl: "\n\n",
  json: "\n",
};

/** All requests in one text, as they can be pasted elsewhere. */
export function writeRequests(requests: readonly HttpRequest[], format: Format): string {
  return requests.map(writers[format]).join(separators[format]);
}

/** The v2 requests, one below the other, and what was assumed on the way. */
export function renderConverted(
  { requests, notes }: ConvertedRequests,
  format: Format,
): readonly Node[] {
  const codes = requests.map((request, index) => {
    const name = requests.length === 1 ? "The v2 request" : `v2 request ${index + 1}`;
    const code = element("code", {});
    code.append(...tokenizers[format](writers[format](request)).map(renderToken));
    return element("pre", { tabindex: "0", role: "region", "aria-label": name }, code);
  });
  return notes.length === 0 ? codes : [...codes, renderNotes(notes)];
}

function renderToken({ text, kind }: Token): Node {
  return kind === "plain"
    ? document.createTextNode(text)
    : element("span", { class: `is-${kind}` }, text);
}

function renderNotes(notes: readonly Note[]): HTMLElement {
  return element(
    "div",
    { class: "notes" },
    element("h3", {}, "To know about it"),
    element(
      "ul",
      {},
      ...notes.map(({ kind, message, pointer }) =>
        element(
          "li",
          {},
          element("span", { class: "note-kind" }, kind),
          " ",
          ...prose(message),
          ...(pointer === "" ? [] : [" ", element("code", { class: "pointer" }, pointer)]),
        ),
      ),
    ),
  );
}
