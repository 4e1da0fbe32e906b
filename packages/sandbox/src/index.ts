/** The habit service, v1 and v2, to test integrations against. */

export {
  type Around,
  type RunningSandbox,
  type ServerOptions,
  sandboxPort,
  startSandbox,
} from "./server/start-sandbox.ts";
export { createSandbox, type Sandbox, type SandboxOptions } from "./service/sandbox.ts";
export { demoKey, demoSeed } from "./store/demo-seed.ts";
export { isFilled } from "./store/fill-store.ts";
export {
  type CreatedKey,
  createKey,
  type ListedKey,
  listKeys,
  type NewKey,
  revokeKey,
} from "./store/keys.ts";
export { openDatabase, type Store } from "./store/open-database.ts";
export { type PlanName, planNames } from "./store/plan.ts";
export { readSeed } from "./store/read-seed.ts";
export { type FinalHabit, type FinalState, type ReadState, readState } from "./store/read-state.ts";
export type { KeyVersion, Seed, SeedKey, SeedUser } from "./store/seed.ts";
