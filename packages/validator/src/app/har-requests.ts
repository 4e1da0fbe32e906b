import { isObject } from "../judge/json-type.ts";
import type { Gaps } from "../recordings/gaps.ts";
import { harRequest, hidesCredentials } from "../recordings/har-request.ts";
import { jsonOr } from "../recordings/json/json-or.ts";
import { isDeeper } from "./parse-json.ts";
import { type ServiceFault, serviceFault } from "./service-fault.ts";

/** What an entry of a HAR document holds, and what the document leaves out of it. */
export interface HarItem {
  readonly request: unknown;
  readonly gaps: Gaps;
}

/** The requests of a HAR 1.2 document, in its order, as far as they are ones; the rest is told of by place. */
export function harRequests(log: unknown, depth: number): readonly HarItem[] | ServiceFault {
  const { entries, creator } = isObject(log) ? log : {};
  if (!Array.isArray(entries)) {
    const details = [{ field: "/log/entries", message: "must be an array" }];
    return serviceFault("invalid-parameters", "The HAR document has no entries", { details });
  }
  // What is too deep stays text, which is refused later.
  const parse = (text: string) => (isDeeper(text, depth) ? text : jsonOr(text));
  const requests = entries.map((entry: unknown) => (isObject(entry) ? entry.request : undefined));
  const read = requests.map((request) => harRequest(request, parse));
  const isSanitized = hidesCredentials(
    isObject(creator) ? creator.name : undefined,
    read.filter((own) => own !== undefined),
  );
  return requests.map((request, index) => {
    const own = read[index];
    const isBodyKnown = own?.isBodyKnown ?? true;
    return {
      request: own?.request ?? request,
      gaps: { isBodyKnown, hidesCredentials: isSanitized },
    };
  });
}
