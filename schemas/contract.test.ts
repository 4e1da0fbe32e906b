import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { changes } from "./changes.ts";
import { decisions } from "./decisions.ts";
import { summaries } from "./endpoints/summaries.ts";
import { endpoints } from "./endpoints.ts";
import { schemasV1, schemasV2 } from "./json-schemas.ts";
import type { FieldPath, ShapeMapping } from "./model.ts";
import { shapeMappings } from "./shape-mappings.ts";

const published = [
  ...["habits-moved", "logs-moved", "notes-moved", "statistics-moved", "areas-moved"],
  ...["bulk-delete-to-batch", "today-to-date-query", "checkin-to-logs"],
  ...["user-statistics-to-overview", "skip-to-logs-skip", "title-to-name"],
  ...["frequency-to-occurrence", "target-unit-to-goals", "streak-to-statistics"],
  ...["completed-dates-removed", "pagination-added", "success-removed", "error-to-error-object"],
  ...["version-headers-required", "identity-token-deprecated", "api-key-version"],
  ...["webhook-v1-deprecated", "csv-export-v1-deprecated", "manual-sync-deprecated"],
  ...["csv-import-v1-deprecated", "v1-sunset"],
];

/** The member of a schema that a path leads to; undefined where the schema does not name it. */
function memberAt(schema: unknown, path: FieldPath): unknown {
  return path.reduce<unknown>((node, step) => {
    const { properties, items } = (node ?? {}) as {
      properties?: Record<string, unknown>;
      items?: unknown;
    };
    return typeof step === "number" ? items : properties?.[step];
  }, schema);
}

const ends = [
  { mapping: shapeMappings.habit, v1: schemasV1.habit, v2: schemasV2.habit },
  { mapping: shapeMappings["check-in"], v1: schemasV1["check-in"], v2: schemasV2.log },
  { mapping: shapeMappings.skip, v1: schemasV1.skip, v2: schemasV2.skip },
  { mapping: shapeMappings.log, v1: schemasV1.log, v2: schemasV2["log-record"] },
  { mapping: shapeMappings.note, v1: schemasV1.note, v2: schemasV2.note },
];

function targetsOf({ fields, filled }: ShapeMapping): FieldPath[] {
  const moved = fields.flatMap((field): FieldPath[] => {
    if (field.op === "move") return [field.to];
    if (field.op === "remove") {
      const run = field.records?.longestRun;
      return [field.count, run?.to, run?.atLeast].filter((path) => path != null);
    }
    if (field.op === "to-path") return [];
    return Object.values(field.values).flatMap((set) => Object.keys(set).map((name) => [name]));
  });
  return [...moved, ...filled.map(({ to }) => to)];
}

test("the ids of the changes are those that are published, each once", () => {
  expect(changes.map(({ id }) => id)).toEqual(published);
  expect(new Set(published).size).toBe(published.length);
});

test.each(changes)("$id has all that a person reads, and a page", (change) => {
  const { title, v1, v2, summary, fix, before, after, id } = change;
  for (const text of [title, v1, v2, summary, fix, before, after]) expect(text).not.toBe("");
  expect(summary).toMatch(/\.$/);
  expect(fix).toMatch(/\.$/);
  expect(existsSync(new URL(`../docs/changes/${id}.md`, import.meta.url))).toBe(true);
});

describe.each(ends)("the mapping of $mapping.shape", ({ mapping, v1, v2 }) => {
  test("starts at members that v1 has", () => {
    const shared = mapping.shared.map(({ name }) => name);
    for (const name of [...mapping.fields.map(({ from }) => from), ...shared]) {
      expect(memberAt(v1, [name]), name).toBeInstanceOf(Object);
    }
  });

  test("ends at members that v2 has", () => {
    const shared = mapping.shared.map(({ name }): FieldPath => [name]);
    for (const path of [...targetsOf(mapping), ...shared]) {
      expect(memberAt(v2, path), path.join(".")).toBeInstanceOf(Object);
    }
  });

  test("speaks of every member that v1 has", () => {
    const known = Object.entries(v1.properties as Record<string, unknown>).filter(
      ([, node]) => node,
    );
    const named = [
      ...mapping.fields.map(({ from }) => from),
      ...mapping.shared.map(({ name }) => name),
    ];
    expect(named.toSorted()).toEqual(known.map(([name]) => name).toSorted());
  });
});

describe("the endpoints", () => {
  const ofV2 = new Map(
    endpoints.filter(({ version }) => version === "v2").map((it) => [it.id, it]),
  );

  test("have an id and an address of their own", () => {
    expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
    const addresses = endpoints.map(({ version, method, path }) => `${version} ${method} ${path}`);
    expect(new Set(addresses).size).toBe(endpoints.length);
  });

  test.each(endpoints.filter(({ version }) => version === "v1"))(
    "$id has a successor whose path parameters v1 can fill",
    ({ path, successor }) => {
      const next = ofV2.get(successor?.endpoint ?? "");
      const names = [...(next?.path.matchAll(/\{(\w+)\}/g) ?? [])].map(([, name]) => name);
      const moved = successor?.parameters.map(({ name }) => name) ?? [];
      const own = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(next).toBeDefined();
      expect([...moved, ...own].toSorted()).toEqual(names.toSorted());
    },
  );
});

test("the topics of the decisions are told apart", () => {
  expect(new Set(decisions.map(({ topic }) => topic)).size).toBe(decisions.length);
});

test("each endpoint has a summary, and each summary an endpoint", () => {
  expect(Object.keys(summaries)).toEqual(endpoints.map(({ id }) => id));
});
