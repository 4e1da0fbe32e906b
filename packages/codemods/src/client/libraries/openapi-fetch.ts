import { type Exported, libraryOf } from "../../provenance/native/library.ts";
import { JUST_UNKNOWN } from "../../provenance/values.ts";
import { fetchClient } from "../http-client.ts";
import type { OptionsClient } from "../options-client.ts";
import { optionsNative } from "../options-native.ts";

const VERBS = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH"] as const;

/** `openapi-fetch`: a body that was refused stands under `error`, any other under `data`. */
const client: OptionsClient = {
  ...fetchClient,
  name: "openapi-fetch",
  members: { data: "envelope", error: "envelope", response: "response" },
  promises: {},
  isTyped: true,
  base: "baseUrl",
  bodies: ["body"],
  queries: [],
  verbs: VERBS,
  makers: ["create"],
  calls: {},
  gives: "response",
  shortcuts: {},
  hooks: [],
};

/** What `openapi-fetch` exports: the function that makes a client. */
export const openapiFetch: Exported = libraryOf(
  client.name,
  {},
  optionsNative(client).members?.create?.apply ?? (() => JUST_UNKNOWN),
);
