import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const apiKeyVersion = {
  id: "api-key-version",
  title: "A v1 key works on v1 only",
  v1: "a v1 key",
  v2: "a v2 key",
  automatic: "person",
  summary: "The API version is part of a key; a v1 key does not work on v2.",
  fix: "Create a v2 key in the mobile app (v5.0 or later) under Settings, Advanced, Developer Settings; it may ask for biometric or PIN confirmation and needs a paid subscription. Its value is displayed once.",
  before: "X-API-Key: <v1 key>",
  after: "X-API-Key: <v2 key>",
  ends: "v1-sunset",
  converter: "It is not about a payload; a person has to act outside the code.",
  source: specified("5"),
} as const satisfies Change;
