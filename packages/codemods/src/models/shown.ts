import type { Native } from "../provenance/native/native.ts";
import { JUST_PLAIN } from "../provenance/values.ts";

/** What a template shows is used as it is, and gives nothing back. */
export const shown: Native = { name: "shown", apply: () => JUST_PLAIN };
