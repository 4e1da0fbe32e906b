import { errorConditions } from "@habitshift/schemas";

/** Why the service cannot do what a caller asked. */
export interface ServiceFault {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details: readonly FaultDetail[];
  readonly headers?: Readonly<Record<string, string>>;
}

export interface FaultDetail {
  /** A JSON Pointer into what was sent, or the name of a header or parameter. */
  readonly field: string;
  readonly message: string;
}

/** What only this service answers; all else is as the habit API does it. */
const ownConditions = [
  { id: "timeout", status: 408, code: "REQUEST_TIMEOUT" },
  { id: "headers-too-large", status: 431, code: "HEADERS_TOO_LARGE" },
  { id: "defect", status: 500, code: "INTERNAL_ERROR" },
  { id: "not-ready", status: 503, code: "NOT_READY" },
] as const;

type ConditionId = (typeof errorConditions)[number]["id"] | (typeof ownConditions)[number]["id"];

const conditions = new Map(
  [...errorConditions, ...ownConditions].map(({ id, status, code }) => [id, { status, code }]),
);

/** The fault of a condition, with words that say what was found, what is expected and what to do. */
export function serviceFault(
  id: ConditionId,
  message: string,
  more: Partial<Pick<ServiceFault, "details" | "headers">> = {},
): ServiceFault {
  const condition = conditions.get(id);
  if (condition === undefined) throw new Error(`the contract has no condition ${id}`);
  return { ...condition, message, details: more.details ?? [], ...more };
}

export function isFault(value: object): value is ServiceFault {
  return "code" in value && "details" in value;
}
