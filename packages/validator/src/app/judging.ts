import type { Answer } from "./answer.ts";
import type { Call } from "./call.ts";
import { acceptedTypes, bodyFormOf } from "./media-type.ts";
import { lengthFaultOf, readText } from "./read-text.ts";
import type { Service } from "./service.ts";
import { isFault } from "./service-fault.ts";

type Body = () => ReadableStream<Uint8Array> | null;

/** Answers a call of `/validate`, whatever its method; `describe` does where there is nothing to judge. */
export async function answerValidate(
  service: Service,
  call: Call,
  body: Body,
  describe: () => Answer,
): Promise<Answer> {
  const { method } = call;
  if (method === "GET" || method === "HEAD") return describe();
  const length = call.header("content-length");
  if (length === "0" && method !== "POST") return withAccept(describe());
  const refused = service.authorize(call, false);
  if (refused !== undefined) return service.fault(call, refused);
  const kind = bodyFormOf(call.header("content-type"), call.header("content-encoding"));
  if (kind.form === "lines") return service.judgeLines(body());
  const early = lengthFaultOf(length, service.limits);
  if (early !== undefined) return service.fault(call, early);
  // Whether there is a body at all is known for sure only once it is read, where no length is given.
  if (kind.form === "unknown" && Number(length) > 0) return service.fault(call, kind.fault);
  const read = await readText(body(), service.limits);
  if (isFault(read)) return service.fault(call, read);
  if (read.text === "" && method !== "POST") return withAccept(describe());
  if (read.text !== "" && kind.form === "unknown") return service.fault(call, kind.fault);
  return service.judgeText(call, read.text);
}

/** Answers a call below `/validate/`: it is judged itself. */
export async function answerMirrored(service: Service, call: Call, body: Body): Promise<Answer> {
  const fault =
    service.authorize(call, true) ?? lengthFaultOf(call.header("content-length"), service.limits);
  if (fault !== undefined) return service.fault(call, fault);
  const hasBody = call.method !== "GET" && call.method !== "HEAD";
  const read = await readText(hasBody ? body() : null, service.limits);
  return isFault(read) ? service.fault(call, read) : service.judgeMirrored(call, read.text);
}

/** Says what may be sent, to who asked with a method like OPTIONS. */
function withAccept(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, "Accept-Post": acceptedTypes } };
}
