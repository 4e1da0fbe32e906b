import {
  bodyFormOf,
  isFault,
  lengthFaultOf,
  parseJson,
  readText,
  type ServiceFault,
} from "@habitshift/validator/http";

/** What the sandbox takes of a body. */
const bodyLimits = { bodyBytes: 10 * 1024 * 1024, bodyMilliseconds: 30_000 };
const depth = 64;

/** The JSON of a body; undefined where there is none. */
export async function readBody(
  request: Request,
): Promise<{ readonly value: unknown } | ServiceFault> {
  const { headers } = request;
  const tooLarge = lengthFaultOf(headers.get("content-length") ?? undefined, bodyLimits);
  if (tooLarge !== undefined) return tooLarge;
  // Looked at only now: what nobody began to read, Node takes to its end.
  const read = await readText(request.body, bodyLimits);
  if (isFault(read)) return read;
  if (read.text === "") return { value: undefined };
  const form = bodyFormOf(
    headers.get("content-type") ?? undefined,
    headers.get("content-encoding") ?? undefined,
  );
  if (form.form === "unknown") return form.fault;
  return parseJson(read.text, depth);
}
