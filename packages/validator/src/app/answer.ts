import { apiRelease } from "@habitshift/schemas";
import type { ServiceFault } from "./service-fault.ts";

/** An HTTP response before it is one of a runtime. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | ReadableStream<Uint8Array>;
}

/** Writes the envelopes of v2, as text: of most answers, the payload is text already. */
export interface Envelopes {
  /** @param data - JSON. */
  one(id: string, data: string, status?: number): Answer;
  /** @param data - The JSON of each item. */
  list(id: string, data: readonly string[], status?: number): Answer;
  /** What stands around the items of a list of that many. */
  frame(id: string, total: number): readonly [before: string, after: string];
  fault(id: string, fault: ServiceFault): Answer;
}

/** Shared, as building it again for each answer costs more than the verdict of a small request. */
export const jsonHeaders: Readonly<Record<string, string>> = {
  "Content-Type": "application/json",
  "X-Content-Type-Options": "nosniff",
};

/** @param now - The clock of `meta.timestamp`. */
export function createEnvelopes(now: () => Date): Envelopes {
  let last = Number.NaN;
  let text = "";
  const timestamp = () => {
    const date = now();
    // Many answers are given in the same millisecond.
    if (date.getTime() !== last) {
      last = date.getTime();
      text = date.toISOString();
    }
    return text;
  };
  // Ids are safe in JSON as they are.
  const meta = (id: string) =>
    `"meta":{"requestId":"${id}","timestamp":"${timestamp()}","version":"${apiRelease}"}`;
  const frame = (id: string, total: number): readonly [string, string] => [
    '{"data":[',
    `],"pagination":{"total":${total},"limit":${total},"offset":0},${meta(id)}}`,
  ];
  return {
    one: (id, data, status = 200) => ({
      status,
      headers: jsonHeaders,
      body: `{"data":${data},${meta(id)}}`,
    }),
    list: (id, data, status = 200) => {
      const [before, after] = frame(id, data.length);
      return { status, headers: jsonHeaders, body: before + data.join(",") + after };
    },
    frame,
    fault: (id, { status, code, message, details, headers }) => ({
      status,
      headers: { ...jsonHeaders, ...headers },
      body: `{"error":${JSON.stringify({ code, message, details })},${meta(id)}}`,
    }),
  };
}
