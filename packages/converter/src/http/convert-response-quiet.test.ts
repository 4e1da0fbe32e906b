import { type JsonSchema, schemasV2 } from "@habitshift/schemas";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkLaw, patience } from "../testing/runs.ts";
import { validBy } from "../testing/schema-arbitraries.ts";
import { convertResponse } from "./convert-response.ts";

const answers = (method: string, path: string, schema: JsonSchema) =>
  fc.tuple(fc.array(validBy(schema), { maxLength: 3 }), fc.boolean()).map(([records, isList]) => ({
    request: { method, url: `/api/v1${path}` },
    data: isList ? records : (records[0] ?? null),
  }));

const answer = fc.oneof(
  answers("GET", "/habits", schemasV2.habit),
  answers("GET", "/habits/h1", schemasV2.habit),
  answers("GET", "/logs?habitId=h1", schemasV2["log-record"]),
  answers("GET", "/notes?habitId=h1", schemasV2.note),
);

test("without notes an answer converts to the same", { timeout: patience }, () => {
  checkLaw(answer, ({ request, data }) => {
    const response = { status: 200, body: { data } };
    const convertIt = (notes: boolean) => {
      try {
        return convertResponse(response, { request, notes, logs: [] }).response;
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(convertIt(false)).toEqual(convertIt(true));
  });
});
