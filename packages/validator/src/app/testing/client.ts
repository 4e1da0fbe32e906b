import type { AppOptions, LogEntry, RecordedRequest } from "../app-options.ts";
import { createApp } from "../create-app.ts";
import { conformingText } from "./conforms.ts";

interface Seen {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** What the JSON of the text says; lines of NDJSON as a list. */
  readonly json: unknown;
}

/** Asks an app of its own, on 20 December 2024, and holds each answer against the document that it gives of itself. */
export function createClient(options: AppOptions = {}) {
  const logged: LogEntry[] = [];
  const recorded: RecordedRequest[] = [];
  let ids = 0;
  const app = createApp({
    now: () => new Date("2024-12-20T12:00:00Z"),
    requestId: () => `r${++ids}`,
    log: (entry) => void logged.push(entry),
    record: (entry) => {
      recorded.push(entry);
      return undefined;
    },
    ...options,
  });
  const send = async (method: string, path: string, init: RequestInit = {}): Promise<Seen> => {
    const response = await app.request(path, { method, ...init });
    const { status, headers } = response;
    if (status === 204) return { status, headers, text: await response.text(), json: undefined };
    const text = await conformingText(method, path, response);
    return { status, headers, text, json: jsonOf(headers.get("content-type") ?? "", text) };
  };
  const post = (body: unknown, path = "/validate", headers: Record<string, string> = {}) =>
    send("POST", path, {
      headers: { "Content-Type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const postLines = (text: string | Uint8Array<ArrayBuffer>) =>
    send("POST", "/validate", { headers: { "Content-Type": "application/x-ndjson" }, body: text });
  return { send, post, postLines, logged, recorded };
}

function jsonOf(type: string, text: string): unknown {
  if (text === "") return undefined;
  if (type === "application/x-ndjson") {
    return text
      .trimEnd()
      .split("\n")
      .map((line): unknown => JSON.parse(line));
  }
  return /json/.test(type) ? JSON.parse(text) : undefined;
}
