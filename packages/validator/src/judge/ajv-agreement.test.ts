import { formats, type SchemaNameV2, schemasV2 } from "@habitshift/schemas";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nearSchema } from "../testing/near-schema.ts";
import { noFindings } from "./findings.ts";
import { judgePayload } from "./judge-payload.ts";
import { escaped } from "./place.ts";
import { checkOf } from "./shapes.ts";

const ajv = new Ajv2020({ strict: true, ownProperties: true, allErrors: true, formats });

function faultsByAjv(name: SchemaNameV2, payload: unknown): readonly ErrorObject[] {
  const validate = ajv.getSchema(schemasV2[name].$id) ?? ajv.compile(schemasV2[name]);
  return validate(payload) ? [] : (validate.errors ?? []);
}

function errorsOf(name: SchemaNameV2, payload: unknown): readonly string[] {
  const findings = noFindings();
  checkOf(name)(payload, undefined, findings);
  const errors = findings.found.filter(({ severity }) => severity === "error");
  return errors.map(({ pointer }) => pointer);
}

/** The place of an error, at the member itself where one is missing. */
function placeOf({ instancePath, params, keyword }: ErrorObject): string {
  return keyword === "required"
    ? `${instancePath}/${escaped(params.missingProperty)}`
    : instancePath;
}

// The paths of operations are judged apart, with what they lead to.
const names = Object.keys(schemasV2).filter((name) => name !== "batch") as SchemaNameV2[];
const runs = { numRuns: 150 };

describe.each(names)("the check of %s", (name) => {
  test("finds something wrong where ajv does, and only there", () => {
    fc.assert(
      fc.property(nearSchema(schemasV2[name], true), (payload) => {
        const isValid = faultsByAjv(name, payload).length === 0;
        expect(errorsOf(name, payload).length === 0).toBe(isValid);
      }),
      runs,
    );
  });

  test("points where ajv points", () => {
    fc.assert(
      fc.property(nearSchema(schemasV2[name], false), (payload) => {
        const faults = faultsByAjv(name, payload);
        // What is wrong by each part of a choice is told once, at the choice.
        const choices = faults.filter(({ keyword }) => keyword === "anyOf");
        fc.pre(choices.length === 0);
        expect(new Set(errorsOf(name, payload))).toEqual(new Set(faults.map(placeOf)));
      }),
      runs,
    );
  });
});

test("a batch that ajv refuses breaks", () => {
  fc.assert(
    fc.property(nearSchema(schemasV2.batch, true), (payload) => {
      fc.pre(faultsByAjv("batch", payload).length > 0);
      expect(judgePayload("batch", payload)).toMatchObject({ verdict: "breaks" });
    }),
    runs,
  );
});
