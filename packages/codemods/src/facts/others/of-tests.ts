import { importersIn } from "../../program/importers-in.ts";
import type { Program } from "../../program/program.ts";
import { TEST_FILE } from "./own-routes.ts";

/** Whether a file is one of tests by its name or folder, or is imported by such files alone. */
export function isOfTests(program: Program, path: string): boolean {
  if (TEST_FILE.test(path)) return true;
  const importers = importersIn(program).get(path) ?? [];
  return importers.length > 0 && importers.every((each) => TEST_FILE.test(each));
}
