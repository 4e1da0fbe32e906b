import type { Refusal, Verdict } from "../model.ts";
import { refuse } from "./check.ts";
import { convertJudged, type JudgeOptions } from "./convert-judged.ts";
import { type Findings, noFindings, report, verdictOf } from "./findings.ts";
import { judgeAddress, type Route } from "./judge-address.ts";
import { judgeBody, takesBody } from "./judge-body.ts";
import { judgeContentType, judgeHeaders } from "./judge-headers.ts";
import { judgeQuery } from "./judge-query.ts";
import { type ReadBody, readBody } from "./read-body.ts";
import { type JudgedRequest, readRequest } from "./read-request.ts";
import { readTarget, type Target } from "./read-target.ts";
import { requestSites } from "./sites.ts";
import { successorOf } from "./successors.ts";

/**
 * Says whether a request works on v2: all that breaks, each with the change that explains it and the
 * fix, and the v2 requests where it is one of v1 that can be converted. Pure; the input is not changed.
 *
 * @param input - `{ method, url, headers?, body? }`: the URL absolute or a path, headers as an object or
 * as a list of `{ name, value }`, the body as JSON or its text. Headers are judged where they are given.
 * @returns What is wrong with the input itself, where it is no request.
 */
export function judgeRequest(input: unknown, options: JudgeOptions = {}): Verdict | Refusal {
  const request = readRequest(input);
  if ("faults" in request) return request;
  const findings = noFindings();
  const target = readTarget(request.url);
  const { route, isBodyOfV2 } = judgeParts(request, target, findings);
  const { isConvertible, source } = route;
  if (!isConvertible || target.malformed !== undefined) return verdictOf(findings);
  const goal = source && isBodyOfV2 ? successorOf(source) : undefined;
  const converted = convertJudged(request, goal, options);
  const isSound = converted?.requests.every((own) => judgedSound(own)) ?? false;
  return verdictOf(findings, isSound ? converted : undefined);
}

function judgedSound(input: unknown): boolean {
  const request = readRequest(input);
  if ("faults" in request) return false;
  const findings = noFindings();
  judgeParts(request, readTarget(request.url), findings);
  return findings.errors === 0;
}

/** Where a request goes, and whether its body is one of v2. */
interface Judged {
  readonly route: Route;
  readonly isBodyOfV2: boolean;
}

function judgeParts(request: JudgedRequest, target: Target, findings: Findings): Judged {
  const { headers } = request;
  const read = readBody(request.body);
  const sites = requestSites;
  const method = request.method.toUpperCase();
  const route = judgeAddress({ method, target, body: read?.value, sites, findings });
  judgeQuery(target.query, route, sites, findings);
  const called = route.endpoint ?? route.source;
  const isPrefixed = called === undefined ? target.version !== undefined : called.bare !== true;
  if (headers && (isPrefixed || called)) {
    const isV1 = target.version === "v1";
    judgeHeaders(headers, { isPrefixed, isV1, isOpen: called?.open === true }, findings);
  }
  const isBodyOfV2 = judgeSent(request, read, route, findings);
  return { route, isBodyOfV2 };
}

/** Judges what is sent, and what it says that it is. @returns Whether there is a body, and it is one of v2. */
function judgeSent(
  { headers, body }: JudgedRequest,
  read: ReadBody | undefined,
  route: Route,
  findings: Findings,
): boolean {
  const isSent = body !== undefined && body !== null && body !== "";
  const isTyped = !isSent || !takesBody(route) || judgeContentType(headers, findings);
  const { errors } = findings;
  if (read !== undefined || !takesBody(route)) {
    judgeBody(read === undefined ? body : read.value, route, undefined, findings);
    if (read?.repeated !== undefined) warnOfRepeated(read.repeated, findings);
  } else if (isTyped) refuse(undefined, "is not JSON", "send JSON", findings);
  return isSent && findings.errors === errors;
}

function warnOfRepeated(message: string, findings: Findings): void {
  const fix = "name it once: only the last one counts";
  report(findings, {
    change: "v2-invalid",
    severity: "warning",
    in: "body",
    pointer: "",
    message,
    fix,
  });
}
