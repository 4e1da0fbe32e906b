import { randomUUID } from "node:crypto";
import type { Answer, ServiceRequest } from "./route.ts";

interface Detail {
  readonly field: string;
  readonly message: string;
}

const meta = () => ({
  requestId: randomUUID(),
  timestamp: new Date().toISOString(),
  version: "2.2.1",
});

export function answerData(data: unknown, status = 200): Answer {
  return { status, body: { data, meta: meta() } };
}

/** One page of a list; a limit that is no number from 1 to 100 counts as the default. */
export function answerPage(all: readonly unknown[], { query }: ServiceRequest): Answer {
  const asked = Number(query.get("limit") ?? 50);
  const limit = asked >= 1 && asked <= 100 ? asked : 50;
  const offset = Math.max(0, Number(query.get("offset") ?? 0));
  const pagination = { total: all.length, limit, offset };
  const data = all.slice(offset, offset + limit);
  return { status: 200, body: { data, meta: meta(), pagination } };
}

/** A failure that a correct client may run into. */
export function answerError(
  status: number,
  code: string,
  message: string,
  details: readonly Detail[] = [],
): Answer {
  return { status, body: { error: { code, message, details }, meta: meta() } };
}

/** A failure that only a client that was not migrated rightly runs into. */
export function refuse(status: number, code: string, message: string): Answer {
  return { ...answerError(status, code, message), refusal: message };
}
