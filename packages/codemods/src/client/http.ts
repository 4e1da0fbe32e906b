import { tiedFeatureOf } from "@habitshift/schemas";
import { ts } from "ts-morph";
import { answerByServers } from "../mock/test-server.ts";
import type { StrayCall } from "../provenance/exchanges.ts";
import type { Frame } from "../provenance/frame.ts";
import type { HttpRequest } from "../provenance/http-request.ts";
import type { Machine } from "../provenance/machine.ts";
import { asWritten } from "../provenance/native/as-written.ts";
import { knownTexts } from "../provenance/text/text.ts";
import type { TextValue } from "../provenance/text/text-value.ts";
import { isNullish, type ServiceType, type Value, type Values } from "../provenance/value.ts";
import { JUST_PLAIN, JUST_UNKNOWN, NOTHING, one, union } from "../provenance/values.ts";
import { forwarded } from "../server/forwarded.ts";
import { isHandedOn } from "../server/handed-on.ts";
import { ownAnswer } from "../server/own-answer.ts";
import { foreignAt } from "./addresses/foreign-at.ts";
import { isAnothersHost } from "./addresses/is-anothers-host.ts";
import { flatten, matchUrl, type UrlVerdict } from "./addresses/match-url.ts";
import { isAtOwnServer, OWN_SERVERS } from "./addresses/own-server.ts";
import { type Attempt, possible } from "./attempts.ts";
import { withSpelledVerb } from "./spelled-verb.ts";

/** Judges a call by its URL and method, notes what it reaches, and gives what it answers. */
export function send(
  machine: Machine,
  frame: Frame,
  asked: HttpRequest,
  answer: ServiceType,
): Values {
  if (asked.url.size === 0) return NOTHING;
  const own = withSpelledVerb(machine, frame, inProgram(machine, frame, asked));
  const body = asWritten(machine, { frame, node: own.node }, own.body);
  const request = forwarded(machine, { ...own, body });
  const methods = methodsOf(request);
  const attempts = [...request.url].flatMap((url) =>
    methods.map((method) => ({
      url,
      method,
      verdict: url.kind === "text" ? matchUrl(url, method) : UNDECIDED,
    })),
  );
  machine.spend(attempts.length * LOOKS);
  const known = attempts.filter(({ verdict }) => verdict.is === "endpoint");
  const made = attempts.filter(
    ({ url, verdict }) => verdict.is !== "other-path" || !hasDefault(machine, url, known),
  );
  return union(
    ...possible(made, known).map((attempt) => settle(machine, frame, request, attempt, answer)),
  );
}

/** How many looks at what a cell holds take as long as to see what a URL reaches: requests that are sent again by all that failed are many. */
const LOOKS = 500;

const UNDECIDED: UrlVerdict = { is: "undecided" };

/** `${process.env.URL ?? 'https://…/api/v1'}/habits`: what the variable holds is of the kind that stands in for it. */
function hasDefault(machine: Machine, url: Value, known: readonly Attempt[]): boolean {
  const [first] = url.kind === "text" ? url.parts : [];
  if (url.kind !== "text" || !first || !("hole" in first)) return false;
  const tail = flatten(url).slice(1);
  const like = known.filter((each) => each.url.kind === "text" && flatten(each.url).endsWith(tail));
  const isOld = like.some(
    ({ verdict }) => verdict.is === "endpoint" && verdict.match.version === "v1",
  );
  if (isOld && first.variable !== null) machine.exchanges.bases.add(first.variable);
  return like.length > 0;
}

const NO_SLOTS: HttpRequest["slots"] = {
  url: null,
  options: null,
  optionsIndex: -1,
  body: null,
  verb: null,
};

/** What a library calls for the program, such as a fetcher that it was given, is called where the library is. */
function inProgram(machine: Machine, frame: Frame, request: HttpRequest): HttpRequest {
  const { isModel } = machine.program;
  if (!isModel(request.node)) return request;
  const node = frame.context.chain.find((call) => !isModel(call));
  return node ? { ...request, node, slots: NO_SLOTS } : request;
}

/** Nothing is answered to a URL that only a caller we do not know would give: no such call was seen. */
function unsettled(
  machine: Machine,
  frame: Frame,
  request: HttpRequest,
  url: Value,
  verdict: UrlVerdict,
): Values {
  const version = verdict.is === "undecided" ? (verdict.version ?? null) : null;
  if (url.kind === "text" && (version !== null || isHandedOn(url))) {
    const { node, headers, body } = request;
    const { context } = frame;
    const call = { node, url, version, headers, body, context };
    machine.exchanges.openPath(call, flatten(url));
  }
  const caller = frame.context.chain.at(-1);
  return caller && ts.isFunctionLike(caller) ? NOTHING : JUST_UNKNOWN;
}

function foreign(machine: Machine, frame: Frame, request: HttpRequest, url: TextValue): Values {
  const value = foreignAt(machine, url);
  const { node, headers, body } = request;
  machine.exchanges.foreignCall(value, { node, url, headers, body, context: frame.context });
  return one(value);
}

/** Notes a call of something that may be the service's, whose answer nothing is known of. */
function strayTo(
  machine: Machine,
  frame: Frame,
  request: HttpRequest,
  url: TextValue,
  version: StrayCall["version"],
): Values {
  const { node, headers, body } = request;
  const call = { node, url, version, headers, body, context: frame.context };
  machine.exchanges.stray(call, flatten(url));
  return foreign(machine, frame, request, url);
}

function settle(
  machine: Machine,
  frame: Frame,
  request: HttpRequest,
  { url, method, verdict }: Attempt,
  answer: ServiceType,
): Values {
  if (request.own)
    return (
      (url.kind === "text" && ownAnswer(machine, frame, request, url, method)?.values) ||
      JUST_UNKNOWN
    );
  if (verdict.is === "undecided" || url.kind !== "text")
    return unsettled(machine, frame, request, url, verdict);
  const own = verdict.is === "endpoint" ? null : ownAnswer(machine, frame, request, url, method);
  if (own?.isKnown) {
    machine.exchanges.notForeign(foreignAt(machine, url), request.node, frame.context);
    return own.values;
  }
  return union(own?.values ?? NOTHING, judged(machine, frame, request, url, verdict, answer));
}

/** What something that is no server of one's own answers. */
function judged(
  machine: Machine,
  frame: Frame,
  request: HttpRequest,
  url: TextValue,
  verdict: UrlVerdict,
  answer: ServiceType,
): Values {
  if (verdict.is === "unknown-endpoint")
    return strayTo(machine, frame, request, url, verdict.version);
  if (verdict.is !== "endpoint") {
    return tiedFeatureOf(flatten(url)) === null
      ? foreign(machine, frame, request, url)
      : strayTo(machine, frame, request, url, null);
  }
  const { match } = verdict;
  const isOwn =
    machine.othersDomains.has(OWN_SERVERS) && isAtOwnServer(machine.program, match.parts);
  if (isOwn || isAnothersHost(match.origin, machine.services, machine.othersDomains)) {
    machine.exchanges.elsewhere.set(request.node, isOwn ? OWN_SERVERS : (match.origin ?? ""));
    return foreign(machine, frame, request, url);
  }
  const call = machine.exchanges.record(match.endpoint, frame, request, { url, match });
  answerByServers(machine, frame, request, url, call);
  const value = machine.intern.service(call, answer);
  machine.write(machine.exchanges.news, one(value));
  machine.write(machine.exchanges.started, JUST_PLAIN);
  return one(value);
}

/** The methods that a call may use; null where one is not known. Without a method it is GET. */
function methodsOf(request: HttpRequest): readonly (string | null)[] {
  const known = knownTexts(request.method).map((text) => text.toUpperCase());
  const open = [...request.method].some(
    (value) => value.kind === "unknown" || value.kind === "typed",
  );
  const methods: (string | null)[] = known.length > 0 ? [...new Set(known)] : [];
  if (methods.length === 0) methods.push(open ? null : "GET");
  else if ([...request.method].some(isNullish) && !known.includes("GET")) methods.push("GET");
  return methods;
}
