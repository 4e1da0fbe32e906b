import type { Refusal, Verdict } from "../model.ts";
import { refuse } from "./check.ts";
import { convertJudged, type JudgeOptions } from "./convert-judged.ts";
import { type Findings, noFindings, verdictOf } from "./findings.ts";
import { judgeAddress, type Route } from "./judge-address.ts";
import { judgeBody, readBody } from "./judge-body.ts";
import { judgeContentType, judgeHeaders } from "./judge-headers.ts";
import { judgeQuery } from "./judge-query.ts";
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
  const { isConvertible, source, isBodyOfV2 } = judgeParts(request, target, findings);
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
interface Judged extends Route {
  readonly isBodyOfV2: boolean;
}

function judgeParts(request: JudgedRequest, target: Target, findings: Findings): Judged {
  const { headers, body } = request;
  const read = readBody(body);
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
  const isSent = body !== undefined && body !== null && body !== "";
  const isJson = !isSent || called?.bare === true || judgeContentType(headers, findings);
  const { errors } = findings;
  if (read !== undefined) judgeBody(read.value, route, undefined, findings);
  else if (isJson && called !== undefined) refuse(undefined, "is not JSON", "send JSON", findings);
  return { ...route, isBodyOfV2: isSent && findings.errors === errors };
}
