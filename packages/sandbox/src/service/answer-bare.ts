import { endpoints } from "@habitshift/schemas";
import { isFault, type ServiceFault, serviceFault } from "@habitshift/validator/http";
import { type Answer, faultV2 } from "./envelopes.ts";
import { signIn } from "./sign-in.ts";
import type { Visit } from "./visit.ts";

const bare = endpoints.filter((endpoint) => endpoint.bare === true && endpoint.anyMethod !== true);

/** True for what stands without a prefix, but for the validator, which is an app of its own. */
export function isBarePath(path: string): boolean {
  return bare.some((endpoint) => endpoint.path === path);
}

/** Answers login and refresh, and says of the others that nothing is known of their messages. */
export async function answerBare(visit: Visit): Promise<Answer> {
  const answer = await outcomeOf(visit);
  return isFault(answer) ? faultV2(answer, visit.id, visit.now) : answer;
}

async function outcomeOf(visit: Visit): Promise<Answer | ServiceFault> {
  const [path = ""] = visit.url.split("?", 1);
  const offered = bare.filter((endpoint) => endpoint.path === path);
  if (offered.every(({ response }) => response.shape === "none")) {
    return serviceFault(
      "not-specified",
      `${path} exists, but what is sent there is not specified: nothing is invented`,
    );
  }
  const endpoint = offered.find(({ method }) => method === visit.request.method);
  if (endpoint !== undefined) return signIn(visit, endpoint);
  const allow = offered.map(({ method }) => method).join(", ");
  const message = `This path takes ${allow}`;
  return serviceFault("method-not-allowed", message, { headers: { Allow: allow } });
}
