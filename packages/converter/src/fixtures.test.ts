import { readdirSync, readFileSync } from "node:fs";
import { schemasV1, schemasV2 } from "@habitshift/schemas";
import { describe, expect, test } from "vitest";
import { compileCheck } from "./check.ts";
import { convert } from "./convert.ts";
import type { Kind, RecordShape, Version } from "./model.ts";

const folder = new URL("../../../fixtures/payloads/", import.meta.url);
const files = readdirSync(new URL("v1/", folder));

function read(version: Version, file: string): unknown {
  return JSON.parse(readFileSync(new URL(`${version}/${file}`, folder), "utf8"));
}

/** What the data of an envelope is, where that cannot be seen in both versions. */
const dataOf: Readonly<Record<string, RecordShape>> = {
  "envelope.check-in.json": "check-in",
  "envelope.skip.json": "check-in",
};

const v1 = { habit: "habit", log: "check-in", envelope: "envelope", error: "envelope" } as const;

test("every payload of v1 has one of v2", () => {
  expect(readdirSync(new URL("v2/", folder))).toEqual(files);
});

describe.each(files)("%s", (file) => {
  const kind = file.split(".")[0] as Kind;
  const data = dataOf[file] && { data: dataOf[file] };
  const [before, after] = [read("v1", file), read("v2", file)];
  const schemaV2 = file === "envelope.failure.json" ? schemasV2.error : schemasV2[kind];

  test("is valid in both versions", () => {
    expect(compileCheck(schemasV1[v1[kind]])(before)).toEqual([]);
    expect(compileCheck(schemaV2)(after)).toEqual([]);
  });

  test("converts to v2 exactly", () => {
    expect(convert(before, { kind, to: "v2" }).value).toEqual(after);
  });

  test("converts back to v1, but for what a note says is lost", () => {
    const { logs = undefined, notes } = convert(before, { kind, to: "v2", ...data });
    const lost = notes
      .filter((note) => note.kind === "lost")
      .map(({ pointer }) => pointer.slice(1));
    const back = convert(after, { kind, to: "v1", ...data, ...(logs && { logs }) }).value;
    const kept = Object.entries(before as object).filter(([name]) => !lost.includes(name));
    expect(back).toEqual(Object.fromEntries(kept));
  });
});
