import { recognise } from "@habitshift/converter";
import {
  type RecordedRequest,
  type RecordingFormat,
  readRecording,
  recogniseFormat,
} from "../../recordings/index.ts";
import { memberOf } from "./failure.ts";
import type { Format, Question, Reading } from "./question.ts";

/** What each format is called. */
const names: Readonly<Record<RecordingFormat, string>> = {
  json: "JSON",
  ndjson: "NDJSON",
  har: "HAR",
  postman: "Postman collection",
  insomnia: "Insomnia export",
  http: "HTTP",
  curl: "curl",
};

/** What requests are best written as beside one of these formats; HTTP beside others. */
const formats: Partial<Record<RecordingFormat, Format>> = { curl: "curl", json: "json" };

/** The schema of a payload is told by its members. */
export const anySchema = "";

/** Members by which a document is a request, or holds some; without them it is a payload. */
const requestMembers = ["method", "url", "requests", "schema"];

const unknownForm =
  "neither JSON, an HTTP request, a `.http` file, curl commands nor a HAR. A request begins with its method and address";

/**
 * Reads what was pasted. JSON that is no request is a payload.
 *
 * @param schema - What a payload is to fit; {@link anySchema} where that is to be told by its members.
 */
export function readText(text: string, schema: string): Reading {
  if (text.trim() === "") return reading("");
  const payload = payloadIn(text);
  if (payload !== undefined) return readPayload(text, payload.value, schema);
  const recording = readRecording(text);
  if (recording === undefined) {
    const start = text.search(/\S/);
    const problem = { message: unknownForm, where: { start, end: text.length } };
    return reading("", { problems: [problem] });
  }
  const problems = recording.problems.map(({ message, start, end }) => ({
    message,
    where: { start, end },
  }));
  const questions = recording.requests.map(questionOf);
  const format = formats[recording.format] ?? "http";
  return reading(names[recording.format], { questions, problems, format });
}

function reading(kind: string, rest: Partial<Reading> = {}): Reading {
  return { kind, format: "http", isPayload: false, questions: [], problems: [], ...rest };
}

function payloadIn(text: string): { readonly value: object } | undefined {
  if (recogniseFormat(text) !== "json") return undefined;
  const value = parsed(text);
  if (typeof value !== "object" || value === null) return undefined;
  const sample: unknown = Array.isArray(value) ? value[0] : value;
  const isRequest =
    typeof sample !== "object" ||
    sample === null ||
    requestMembers.some((name) => Object.hasOwn(sample, name));
  return isRequest ? undefined : { value };
}

/** A text around the payload makes it one that says its schema; what is found in it stands as much earlier. */
const before = '{"schema":"","payload":';

function readPayload(text: string, value: object, schema: string): Reading {
  const [recorded] = readRecording(`${before}${text}}`)?.requests ?? [];
  const isList = Array.isArray(value);
  const questions = (isList ? value : [value]).map((payload: unknown, index): Question => {
    const chosen = schema === anySchema ? guessSchema(payload) : schema;
    const at = isList ? `/${index}` : "";
    const find = (pointer: string) => {
      const found = recorded?.locate({ in: "body", pointer: `${at}${pointer}` });
      const { start, end } = found ?? { start: 0, end: 0 };
      // The payload as a whole is a member of what is around it.
      return { start: Math.max(start - before.length, 0), end: end - before.length };
    };
    return {
      asked: { schema: chosen, payload },
      payload: { schema: chosen, value: payload },
      label: isList ? `${chosen} ${index + 1}` : chosen,
      where: find(""),
      find: ({ pointer }) => find(pointer),
    };
  });
  return reading("", { isPayload: true, questions });
}

function guessSchema(payload: unknown): string {
  const kind = recognise(payload, "v1", false) ?? recognise(payload, "v2", false);
  return kind === "request" || kind === undefined ? "habit" : kind;
}

function questionOf(recorded: RecordedRequest): Question {
  const { subject, name } = recorded;
  const find: Question["find"] = (breakage) => recorded.locate(breakage);
  const where = { start: recorded.start, end: recorded.end };
  if (subject.kind === "payload") {
    const { schema, payload } = subject;
    const own = { schema: String(schema), value: payload };
    return { asked: { schema, payload }, payload: own, label: own.schema, where, find };
  }
  const { request } = subject;
  const words = [memberOf(request, "method"), memberOf(request, "url")];
  // The host is mostly the same, and would leave no room for the path.
  const label = words
    .flatMap((word) =>
      typeof word === "string" ? word.replace(/^https?:\/\/[^/?#]+(?=\/)/i, "") : [],
    )
    .join(" ");
  return { asked: request, label: label || name || "request", where, find };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
