import type { FileFate } from "@habitshift/codemods";
import { expect, test } from "vitest";
import { accountFor } from "./account.ts";

const project = {
  files: ["a.ts", "b.ts", "c.ts", "d.ts"].map((path) => ({ path, named: false })),
  skipped: [{ file: "e.ts", code: "symlink", reason: "a symbolic link to a.ts" }],
} as const;

const fates: readonly FileFate[] = [
  { file: "a.ts", fate: "changed" },
  { file: "b.ts", fate: "not-candidate" },
  { file: "c.ts", fate: "skipped", reason: "generated" },
  { file: "d.ts", fate: "unreadable", reason: "it is not UTF-8" },
];

test("every file has one fate, and the sum is the number of files", () => {
  expect(accountFor(project, fates)).toEqual({
    changed: 1,
    nothingToDo: 0,
    notCandidates: 1,
    unreadable: 1,
    skipped: 2,
    total: 5,
  });
});

test.each([
  ["has none", fates.slice(1), "nothing is known of a.ts"],
  ["has two", [...fates, { file: "a.ts", fate: "changed" } as const], "a.ts is unknown or counted"],
  ["was never found", [...fates, { file: "x.ts", fate: "changed" } as const], "x.ts is unknown"],
])("a file that %s is a defect", (_, wrong, message) => {
  expect(() => accountFor(project, wrong)).toThrow(message);
});
