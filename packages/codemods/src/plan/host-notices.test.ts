import { expect, test } from "vitest";
import { factsOf } from "../facts/facts-of.ts";

import { DEFAULT_OPTIONS } from "../testing/default-options.ts";
import { memoryProject } from "../testing/memory-project.ts";
import { unfinishedNotice } from "./host-notices.ts";

const noticeOf = (text: string, isWhole: boolean) => {
  const file = { path: "a.ts", text, bom: false };
  const options = { ...DEFAULT_OPTIONS, services: [] };
  return unfinishedNotice(factsOf([file], memoryProject({ "a.ts": text }), options, isWhole));
};
const other = "export const one = () => fetch('https://films.example.com/films');";
const call = "export const one = () => fetch('https://habits.example.com/api/v1/habits');";

test("who has a program that is not followed to its end is told, as far as nothing calls the service", () => {
  expect(noticeOf(other, false)).toEqual([expect.stringContaining("name the folders")]);
  expect(noticeOf(other, true)).toEqual([]);
  expect(noticeOf(call, false)).toEqual([]);
  expect(unfinishedNotice(null)).toEqual([]);
});
