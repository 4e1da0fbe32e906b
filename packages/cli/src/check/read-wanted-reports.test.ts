import { expect, test } from "vitest";
import { readWantedReports } from "./read-wanted-reports.ts";

const read = (line: string) =>
  readWantedReports(line.split(" ").filter(Boolean)).map(
    ({ format, output }) => `${format} to ${output ?? "the screen"}`,
  );

test.each([
  ["", ["text to the screen"]],
  ["src --format json", ["json to the screen"]],
  ["--output r.txt", ["text to r.txt"]],
  ["--format=json --output=r=1.json", ["json to r=1.json"]],
  ["--output r.json src --format json", ["json to r.json"]],
  ["--format text --format json --output r.json", ["text to the screen", "json to r.json"]],
  ["--format json --output r.json --format text", ["json to r.json", "text to the screen"]],
  ["--format json --output a --format json --output b", ["json to a", "json to b"]],
  ["--format json -- --format text", ["json to the screen"]],
])("an output belongs to the format before it: %s", (line, reports) => {
  expect(read(line)).toEqual(reports);
});

test.each([
  ["--format text --format json", "would both go to standard output"],
  ["--format text --output a --format json --output a", "would both go to a"],
  ["--format text --output a --output b", "--output b has no --format of its own before it"],
  ["--format text --output=", "--output needs a value"],
])("what has no place of its own is refused: %s", (line, message) => {
  expect(() => read(line)).toThrow(message);
});
