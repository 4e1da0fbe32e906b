import type { MigrationOptions } from "../model.ts";

/** What the engine is told where the user says nothing; no type libraries are loaded. */
export const DEFAULT_OPTIONS: MigrationOptions = {
  services: [],
  wrappers: [],
  clientVersion: null,
  headersModule: null,
  units: {},
  checkin: null,
  typecheck: false,
};
