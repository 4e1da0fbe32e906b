import { describe, expect, test } from "vitest";
import { changes } from "./changes.ts";
import {
  earlierLogin,
  isFeatureName,
  tiedFeatureOf,
  tiedFeatures,
  wordsOf,
} from "./tied-features.ts";

describe("the feature of a path", () => {
  test.each([
    ["/api/v1/webhooks", "webhook-v1-deprecated"],
    ["/api/v1/webhooks/{id}", "webhook-v1-deprecated"],
    ["/api/v1/habits/export", "csv-export-v1-deprecated"],
    ["/api/v1/exportCsv", "csv-export-v1-deprecated"],
    ["/api/v1/habits?format=csv", "csv-export-v1-deprecated"],
    ["/api/v1/habits.csv", "csv-export-v1-deprecated"],
    ["/api/v1/import/csv", "csv-import-v1-deprecated"],
    ["/api/v1/upload-csv", "csv-import-v1-deprecated"],
    ["/api/v1/sync", "manual-sync-deprecated"],
    ["/api/v1/habits/sync?full=true", "manual-sync-deprecated"],
  ])("%s is %s", (path, change) => {
    expect(tiedFeatureOf(path)?.change).toBe(change);
  });

  test.each(["/api/v1/habits", "/api/v1/important", "/api/v1/async", "/api/v1/hooks", ""])(
    "%s is none",
    (path) => {
      expect(tiedFeatureOf(path)).toBeNull();
    },
  );
});

test.each([
  ["export.csv", true],
  ["exportCsv", true],
  ["webhooks", true],
  ["sync-7a", false],
  ["morning-sync", false],
  ["h1", false],
  ["", false],
])("%s names a feature: %s", (segment, expected) => {
  expect(isFeatureName(segment)).toBe(expected);
});

test("words are told apart by marks and capitals", () => {
  expect(wordsOf("/habits/exportCsv?as=x-y")).toEqual([
    ...["habits", "export", "csv", "as", "x", "y"],
  ]);
});

test("what is told by words is left to a person", () => {
  const told = [...tiedFeatures.map(({ change }) => change), earlierLogin.change];
  const found = changes.filter(({ id }) => told.some((change) => change === id));
  expect(found.map(({ automatic }) => automatic)).toEqual(told.map(() => "person"));
});
