import { ConversionError, convertResponse, type HttpResponse } from "@habitshift/converter";
import type { UpstreamResponse } from "./ask-upstream.ts";
import { type DaysById, fillDays } from "./completed-days.ts";
import { answerFault, GatewayFault, UpstreamRefusal } from "./gateway-fault.ts";
import { answerHeaders } from "./pass-headers.ts";
import type { Plan, PlanOptions } from "./plan-call.ts";
import { readBody } from "./read-body.ts";

/** An answer of v1; each value of `Set-Cookie` apart. */
export interface ResponseV1 extends HttpResponse {
  cookies?: readonly string[];
}

/** The first answer that says in v1 that something failed, else the last. */
export function toV1(
  { request, call }: Asked,
  responses: readonly UpstreamResponse[],
  { days, units }: Readonly<{ days?: DaysById; units?: PlanOptions["units"] }>,
): ResponseV1 {
  // Without a log each habit has a list of days, for those that are known to be put there.
  const options = {
    request,
    call,
    notes: false,
    ...(days && { logs: [] }),
    ...(units && { units }),
  };
  const all = responses.map((own): ResponseV1 => {
    const { status } = own;
    if (own.body === "") return answerOf(own, status, "");
    const { value, write } = readBody(own);
    const { response } = convertResponse({ status, body: value }, options);
    if (days !== undefined && days.size > 0) fillDays(response.body, days);
    return answerOf(own, response.status, write(response.body));
  });
  return all.find(({ status }) => status >= 400) ?? (all.at(-1) as ResponseV1);
}

/** What goes back for an answer of v2, with the body that it has in v1. */
export function answerOf(
  { headers, cookies }: UpstreamResponse,
  status: number,
  body: string,
): ResponseV1 {
  return { status, headers: answerHeaders(headers), ...(cookies && { cookies }), body };
}

type Asked = Pick<Plan, "request"> & Partial<Pick<Plan, "call">>;

/** A failure as v1 answers it; what is a defect is thrown on. */
export function failureOf(error: unknown, plan: Asked | undefined): HttpResponse {
  if (error instanceof UpstreamRefusal && plan !== undefined) {
    try {
      return toV1(plan, [error.response as UpstreamResponse], {});
    } catch (cause) {
      return failureOf(cause, undefined);
    }
  }
  if (error instanceof ConversionError) return answerFault(unlikeV2(error));
  if (error instanceof GatewayFault) return answerFault(error);
  throw error;
}

function unlikeV2({ message }: Error): GatewayFault {
  return new GatewayFault(502, `the service answered with what is no answer of v2: ${message}`);
}
