import { expect, test } from "vitest";
import { tokensOfHttp, tokensOfJson } from "./highlight.ts";

const json = '{ "a\\"b": "c:d", "n": [-1.5e3, true, null], "x": "" }';
const http = `POST /x\nA: "1"\n\n${json}`;

test("no text is lost or added", () => {
  const join = (tokens: readonly { readonly text: string }[]) =>
    tokens.map(({ text }) => text).join("");
  for (const text of [json, "", "no JSON", '"open', "{"])
    expect(join(tokensOfJson(text))).toBe(text);
  for (const text of [http, "GET /x", "GET /x\nA: 1"]) expect(join(tokensOfHttp(text))).toBe(text);
});

test("names are told from strings", () => {
  const found = tokensOfJson(json).flatMap(({ kind, text }) =>
    kind === "plain" ? [] : [`${kind} ${text}`],
  );
  expect(found).toEqual([
    'name "a\\"b"',
    'string "c:d"',
    'name "n"',
    "number -1.5e3",
    "word true",
    "word null",
    'name "x"',
    'string ""',
  ]);
});

test("a message has its method and the names of its headers", () => {
  const [method, , header] = tokensOfHttp(http);
  expect(method).toEqual({ text: "POST", kind: "word" });
  expect(header).toEqual({ text: "\nA", kind: "name" });
});
