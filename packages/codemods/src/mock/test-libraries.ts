import type { Machine } from "../provenance/machine.ts";
import type { Native } from "../provenance/native/native.ts";
import type { Values } from "../provenance/value.ts";
import { assertExternals } from "./assert.ts";
import { adapterExternals } from "./axios-mock-adapter.ts";
import { expectGlobal } from "./expect.ts";
import { mswExternals } from "./msw.ts";
import { nockExternals } from "./nock.ts";
import { nodeTestExternals } from "./node-test.ts";
import { responseGlobal } from "./response.ts";
import { vitestExternals, vitestGlobal } from "./vitest.ts";

type Library = (name: string) => ((machine: Machine) => Values) | null;

/** What tests are written with, by the name that it is imported under. */
export const testLibraries: Readonly<Record<string, Library>> = {
  "axios-mock-adapter": adapterExternals,
  msw: mswExternals,
  nock: nockExternals,
  vitest: vitestExternals,
  "@jest/globals": vitestExternals,
  "node:assert": assertExternals,
  "node:assert/strict": assertExternals,
  "node:test": nodeTestExternals,
};

/** What test runners give as globals, and the response that a mock makes. */
export const testGlobals: Readonly<Record<string, Native>> = {
  Response: responseGlobal,
  jest: vitestGlobal,
  vi: vitestGlobal,
  expect: expectGlobal,
};
