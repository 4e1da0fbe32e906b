import { readdirSync, readFileSync } from "node:fs";
import { changes } from "@habitshift/schemas";
import { describe, expect, test } from "vitest";
import type { Verdict } from "../model.ts";
import { judgePayload } from "./judge-payload.ts";
import { judgeRequest } from "./judge-request.ts";

/** A request or payload, and what the specification says of it; written by hand. */
interface Row {
  readonly name: string;
  readonly request?: unknown;
  readonly schema?: string;
  readonly payload?: unknown;
  readonly verdict: Verdict["verdict"];
  /** As `error title-to-name in body /title`, in any order. */
  readonly breakages?: readonly string[];
  /** What some fix names. */
  readonly fix?: string;
  /** Null: there must be no conversion. */
  readonly converted?: readonly object[] | null;
}

const folder = new URL("../../../../fixtures/traffic/", import.meta.url);
const tables = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .map((name): { name: string; rows: readonly Row[] } => ({
    name,
    rows: JSON.parse(readFileSync(new URL(name, folder), "utf8")),
  }));

function judge({ request, schema, payload }: Row): Verdict {
  const verdict = schema === undefined ? judgeRequest(request) : judgePayload(schema, payload);
  if ("faults" in verdict) throw new Error(JSON.stringify(verdict.faults));
  return verdict;
}

const told = ({ breakages }: Verdict) =>
  breakages.map((own) => `${own.severity} ${own.change} in ${own.in} ${own.pointer}`.trimEnd());

describe.each(tables)("$name", ({ rows }) => {
  test.each(rows)("$name", (row) => {
    const before = structuredClone(row);
    const verdict = judge(row);
    expect(told(verdict).toSorted()).toEqual((row.breakages ?? []).toSorted());
    expect(verdict.verdict).toBe(row.verdict);
    for (const { message, fix } of verdict.breakages) {
      expect(message).not.toBe("");
      expect(fix).not.toBe("");
    }
    if (row.fix) expect(verdict.breakages.map(({ fix }) => fix).join("\n")).toContain(row.fix);
    if (row.converted === null) expect(verdict.converted).toBeUndefined();
    if (row.converted) expect(verdict.converted?.requests).toMatchObject(row.converted);
    for (const own of verdict.converted?.requests ?? []) {
      expect(judgeRequest(own)).not.toMatchObject({ verdict: "breaks" });
    }
    expect(row).toEqual(before);
  });
});

test("there are rows enough, each with a name of its own", () => {
  const names = tables.flatMap(({ name, rows }) => rows.map((row) => `${name}: ${row.name}`));
  expect(names.length).toBeGreaterThanOrEqual(150);
  expect(new Set(names).size).toBe(names.length);
});

test("every change of the contract is met by some row", () => {
  const met = new Set(
    tables.flatMap(({ rows }) => rows.flatMap((row) => judge(row).breakages.map((b) => b.change))),
  );
  expect(changes.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
});
