import type { HttpRequest, HttpResponse } from "@habitshift/converter";
import { envelope, errorConditions } from "@habitshift/schemas";

/** Why the gateway itself cannot answer; thrown where it is found, answered in the envelope of v1. */
export class GatewayFault extends Error {
  override readonly name = "GatewayFault";
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: number,
    message: string,
    headers: Readonly<Record<string, string>> = {},
    cause?: unknown,
  ) {
    super(message, { cause });
    this.status = status;
    this.headers = headers;
  }
}

/** What is wrong with the body of a call whose key was not looked at, as that would come first. */
export class BodyFault extends GatewayFault {
  /** The call as the converter takes it. */
  readonly request: HttpRequest;

  constructor(fault: GatewayFault, request: HttpRequest) {
    super(fault.status, fault.message, fault.headers);
    this.request = request;
  }
}

/** A failure that v2 answered with to a request that the gateway made on its own. */
export class UpstreamRefusal extends Error {
  override readonly name = "UpstreamRefusal";
  readonly response: HttpResponse;

  constructor(response: HttpResponse) {
    super(`v2 answered ${response.status}`);
    this.response = response;
  }
}

type ConditionId = (typeof errorConditions)[number]["id"];

/** The status of a condition of the contract. */
export function statusOf(id: ConditionId): number {
  const found = errorConditions.find((condition) => condition.id === id);
  if (found === undefined) throw new Error(`the contract has no condition ${id}`);
  return found.status;
}

/** A failure as v1 answers it. */
export function answerFault({ status, message, headers }: GatewayFault): HttpResponse {
  const { success, error, data } = envelope;
  const body = { [success.member]: false, [data]: null, [error.member]: message };
  return {
    status,
    headers: { "content-type": "application/json", "cache-control": "no-store", ...headers },
    body: JSON.stringify(body),
  };
}
