import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const identityTokenDeprecated = {
  id: "identity-token-deprecated",
  title: "ID tokens of the earlier login flow end",
  v1: "ID tokens of the earlier login flow",
  v2: "an API key, or POST /auth/login",
  automatic: "person",
  summary:
    "Identity-provider ID tokens of the earlier login flow are deprecated and end with v3.0.",
  fix: "Use an API key in `X-API-Key`, or `POST /auth/login` and its access token.",
  before: "Authorization: Bearer <idToken>",
  after: "X-API-Key: ***",
  ends: "v3",
  converter: "It is not about a payload; a person has to act outside the code.",
  source: specified("5"),
} as const satisfies Change;
