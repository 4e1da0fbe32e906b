import { convertRequest, type HttpRequest } from "@habitshift/converter";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Breakage, Verdict } from "../model.ts";
import { anyInput } from "../testing/any-requests.ts";
import { deepFreeze } from "../testing/freeze.ts";
import { judgePayload } from "./judge-payload.ts";
import { judgeRequest } from "./judge-request.ts";
import { payloadSchemas } from "./payload-schemas.ts";

const runs = { numRuns: 800 };

/** The verdict on an input; undefined where it is no request. */
function verdictOn(input: unknown): Verdict | undefined {
  const verdict = judgeRequest(input);
  return "faults" in verdict ? undefined : verdict;
}

/** What stands at all but the last step of a JSON Pointer, and that step. */
function holderOf(value: unknown, pointer: string): unknown {
  const steps = pointer.split("/").slice(1, -1);
  return steps.reduce((at, step) => {
    const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
    expect(Object.hasOwn(at as object, name), pointer).toBe(true);
    return (at as Record<string, unknown>)[name];
  }, value);
}

function bodyOf(input: unknown): unknown {
  const { body } = input as { body?: unknown };
  try {
    return typeof body === "string" ? JSON.parse(body) : body;
  } catch {
    return undefined;
  }
}

describe("a verdict on anything", () => {
  test("is one of three, in keeping with what it lists, and the same again", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const verdict = verdictOn(deepFreeze(input));
        const again = judgeRequest(structuredClone(input), { place: "a" });
        expect(judgeRequest(input, { place: "a" })).toEqual(again);
        if (verdict === undefined) return;
        const severities = new Set(verdict.breakages.map(({ severity }) => severity));
        const expected = severities.has("error") ? "breaks" : severities.size > 0 ? "warns" : "ok";
        expect(verdict.verdict).toBe(expected);
        expect(verdict.breakages.length).toBeLessThanOrEqual(100);
        expect(verdict.truncated === true).toBe(verdict.truncated !== undefined);
      }),
      runs,
    );
  });

  test("tells each thing once, in words, at a place that there is", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const breakages = verdictOn(input)?.breakages ?? [];
        const keys = breakages.map(
          (own) => `${own.change} ${own.in} ${own.pointer} ${own.message}`,
        );
        expect(keys).toEqual([...new Set(keys)]);
        for (const own of breakages) {
          expect(own.message.length).toBeGreaterThan(0);
          expect(own.message.length).toBeLessThan(400);
          expect(own.fix.length).toBeGreaterThan(0);
          expect(own.pointer).toMatch(/^(?:\/(?:[^~]|~0|~1)*)*$/);
          if (own.in === "body" && own.pointer !== "") holderOf(bodyOf(input), own.pointer);
        }
      }),
      runs,
    );
  });

  test("has conversions that do not break", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        for (const own of verdictOn(input)?.converted?.requests ?? []) {
          expect(verdictOn(own)?.breakages.filter(isError)).toEqual([]);
        }
      }),
      runs,
    );
  });

  test("has a conversion where the converter has one that v2 takes", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const verdict = verdictOn(input);
        if (verdict === undefined || verdict.breakages.some(isOther)) return;
        const converted = requestsOf(input as HttpRequest);
        if (converted !== undefined) expect(verdict.converted).toBeDefined();
      }),
      runs,
    );
  });
});

const isError = ({ severity }: Breakage) => severity === "error";
const isOther = ({ change, severity }: Breakage) => change === "v2-invalid" && severity === "error";
const manual = ["webhook-v1", "csv-", "manual-sync", "v1-sunset"];

function requestsOf(input: HttpRequest): readonly HttpRequest[] | undefined {
  const verdict = verdictOn(input);
  // What names a feature is no id, though the converter takes it for one.
  if (verdict?.breakages.some(({ change }) => manual.some((own) => change.startsWith(own)))) return;
  try {
    return convertRequest(input).requests;
  } catch {
    return undefined;
  }
}

test("a verdict on a payload is in keeping with what it lists, whatever the payload", () => {
  fc.assert(
    fc.property(fc.constantFrom(...payloadSchemas), fc.jsonValue(), (schema, payload) => {
      const verdict = judgePayload(schema, deepFreeze(payload));
      expect(verdict).toMatchObject({ verdict: expect.stringMatching(/^(ok|warns|breaks)$/) });
    }),
    runs,
  );
});
