import type { ErrorCondition } from "./error-condition.ts";
import { notFound } from "./not-found.ts";
import { decided, specified } from "./source.ts";

/** Every error of section 7, and the status codes that it leaves open (decision `status-codes`). */
export const errorConditions = [
  {
    id: "invalid-parameters",
    condition: "Invalid request parameters; `error.details` lists each field and message",
    status: 400,
    code: "VALIDATION_ERROR",
    source: specified("7"),
  },
  {
    id: "version-headers",
    condition: "A required header is missing or wrong, or its request id was seen lately",
    status: 400,
    code: "VALIDATION_ERROR",
    source: decided("status-codes"),
  },
  {
    id: "key-unusable",
    condition: "No key or token, or one that is unknown, revoked or expired",
    status: 401,
    code: "UNAUTHORIZED",
    headers: [
      {
        name: "WWW-Authenticate",
        description: "How to sign in (RFC 9110, section 11.6.1).",
        schema: { type: "string" },
      },
    ],
    source: decided("status-codes"),
  },
  {
    id: "key-forbidden",
    condition: "A key of the other version, a missing scope or a lapsed subscription",
    status: 403,
    code: "FORBIDDEN",
    source: decided("status-codes"),
  },
  notFound,
  {
    id: "method-not-allowed",
    condition: "The path does not have this method",
    status: 405,
    code: "METHOD_NOT_ALLOWED",
    headers: [
      {
        name: "Allow",
        description: "The methods that the path has (RFC 9110, section 15.5.6).",
        schema: { type: "string" },
      },
    ],
    source: decided("status-codes"),
  },
  {
    id: "key-limit",
    condition: "Creating a key beyond the key limit",
    status: 409,
    code: "KEY_LIMIT_REACHED",
    source: specified("7"),
  },
  {
    id: "v1-gone",
    condition: "A v1 call after the v1 sunset",
    status: 410,
    code: "GONE",
    source: specified("7"),
  },
  {
    id: "too-large",
    condition: "The body is too large",
    status: 413,
    code: "PAYLOAD_TOO_LARGE",
    source: decided("status-codes"),
  },
  {
    id: "media-type",
    condition: "The body is not JSON by its media type",
    status: 415,
    code: "UNSUPPORTED_MEDIA_TYPE",
    source: decided("status-codes"),
  },
  {
    id: "rate-limited",
    condition: "A request limit is exceeded; `Retry-After` says how long to wait",
    status: 429,
    code: "RATE_LIMITED",
    headers: [
      {
        name: "Retry-After",
        description: "So many seconds to wait.",
        schema: { type: "integer", minimum: 1 },
      },
    ],
    source: decided("rate-limit"),
  },
  {
    id: "not-specified",
    condition: "The address exists, and what is sent there is not specified",
    status: 501,
    code: "NOT_IMPLEMENTED",
    source: decided("beta-features"),
  },
] as const satisfies readonly ErrorCondition[];
