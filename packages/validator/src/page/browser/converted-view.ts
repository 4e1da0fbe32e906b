import type { HttpRequest, Note } from "@habitshift/converter";
import type { ConvertedRequests } from "../../model.ts";
import { asCurl } from "./as-curl.ts";
import { asHttp, bodyValue } from "./as-http.ts";
import type { ConvertedPayload } from "./convert-payload.ts";
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
    return renderCode(name, tokenizers[format](writers[format](request)));
  });
  return [...codes, ...renderNotes(notes)];
}

/** A payload of v2 as text. */
export function writePayload({ payload }: Pick<ConvertedPayload, "payload">): string {
  return JSON.stringify(payload, null, 2);
}

/** The v2 payload, the logs that it leaves to be sent, and what was assumed on the way. */
export function renderPayload({ payload, logs, notes }: ConvertedPayload): readonly Node[] {
  const written = tokensOfJson(writePayload({ payload }));
  const rest = logs.map((log) => JSON.stringify(log)).join("\n");
  return [
    renderCode("The v2 payload", written),
    ...(logs.length === 0
      ? []
      : [
          element("h3", { class: "beside" }, "Logs that record the same completions"),
          renderCode("The v2 logs", tokensOfJson(rest)),
        ]),
    ...renderNotes(notes),
  ];
}

function renderCode(name: string, tokens: readonly Token[]): HTMLElement {
  const code = element("code", {});
  code.append(...tokens.map(renderToken));
  return element("pre", { tabindex: "0", role: "region", "aria-label": name }, code);
}

function renderToken({ text, kind }: Token): Node {
  return kind === "plain"
    ? document.createTextNode(text)
    : element("span", { class: `is-${kind}` }, text);
}

function renderNotes(notes: readonly Note[]): readonly HTMLElement[] {
  if (notes.length === 0) return [];
  const list = element(
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
  return [list];
}
