import { ConversionError, convertRequest, type HttpRequest } from "@habitshift/converter";
import {
  type ChangeId,
  type Endpoint,
  endpoints,
  envelope,
  type FieldPath,
  prefixes,
  requiredHeaders,
  type Shape,
  shapeMappings,
} from "@habitshift/schemas";
import { sampleOf } from "./sample-of.ts";

const [prefix] = prefixes.v1;
const [prefixV2] = prefixes.v2;
const headers = requiredHeaders.map(({ name }) => name).join(", ");
const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));

/** The change that calls of an operation belong to. */
export function changeOf(operation: Endpoint | undefined): ChangeId {
  return operation?.successor?.change ?? "v1-sunset";
}

/**
 * Says what to call instead of v1 operations of one path, with the body, the headers and what the answer
 * has elsewhere.
 */
export function explainCall(operations: readonly Endpoint[]): string {
  const calls = operations.map((operation) => {
    const { method, path } = operation;
    return `${method} ${prefix}${path} is ${successorOf(operation)} in v2`;
  });
  const answers = [...new Set(operations.flatMap(answerOf))];
  const all = [
    calls.join("; "),
    `send the headers ${headers}`,
    ...(answers.length === 0 ? [] : [`in the answer ${answers.join(", ")}`]),
  ];
  return all.join("; ");
}

/** The v2 call with its body: `POST /api/v2/habits/{habitId}/logs with {…}`. */
function successorOf(operation: Endpoint): string {
  const converted = convertedSample(operation);
  if (converted !== null) {
    const { method, url, body } = converted;
    const call = `${method} ${withBraces(url)}`;
    return body === undefined ? call : `${call} with ${withBraces(JSON.stringify(body))}`;
  }
  const successor = byId.get(operation.successor?.endpoint ?? "");
  return successor === undefined ? "gone" : `${successor.method} ${prefixV2}${successor.path}`;
}

/** What the converter makes of a call of an operation; null where a person must say more. */
function convertedSample(operation: Endpoint): HttpRequest | null {
  const { method, path, successor, request } = operation;
  const queried = successor?.parameters.filter(({ from }) => from.includes("query")) ?? [];
  const query = queried.map(({ name }) => `${name}={${name}}`).join("&");
  const body = sampleOf(request);
  try {
    const { requests } = convertRequest(
      {
        method,
        url: `${prefix}${path}${query === "" ? "" : `?${query}`}`,
        ...(body !== undefined && { body }),
      },
      { requestId: () => "" },
    );
    return requests[0] ?? null;
  } catch (error) {
    if (error instanceof ConversionError) return null;
    throw error;
  }
}

/** A template as it is written, where it was taken for an id and encoded. */
function withBraces(text: string): string {
  return text.replaceAll("%7B", "{").replaceAll("%7D", "}");
}

/** What stands elsewhere in the answer to an operation. */
function answerOf({ response: { shape, list } }: Endpoint): readonly string[] {
  const { success, error, pagination } = envelope;
  return [
    ...fieldsOf(shape),
    `\`${success.member}\` is gone`,
    `\`${error.member}\` is an object`,
    ...(list ? [`lists come in pages (\`${pagination}\`)`] : []),
  ];
}

function fieldsOf(shape: Shape): readonly string[] {
  if (!Object.hasOwn(shapeMappings, shape)) return [];
  const { fields } = shapeMappings[shape as keyof typeof shapeMappings];
  return fields.flatMap((field) => {
    if (field.op === "move") return [`\`${field.from}\` is \`${nameOf(field.to)}\``];
    return field.op === "remove" ? [`\`${field.from}\` is gone`] : [];
  });
}

function nameOf(path: FieldPath): string {
  return path
    .map((step, index) =>
      typeof step === "number" ? `[${step}]` : `${index > 0 ? "." : ""}${step}`,
    )
    .join("");
}
