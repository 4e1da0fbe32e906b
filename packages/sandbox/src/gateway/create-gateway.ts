import type { HttpRequest } from "@habitshift/converter";
import { envelope } from "@habitshift/schemas";
import { answerList } from "./answer-list.ts";
import { type Ask, createAsk, type Send, type UpstreamResponse } from "./ask-upstream.ts";
import type { CallSignal } from "./call-signal.ts";
import { credentialOf, type DaysById, readDays } from "./completed-days.ts";
import { createDaysCache } from "./days-cache.ts";
import { BodyFault, GatewayFault, statusOf, UpstreamRefusal } from "./gateway-fault.ts";
import { createHabitCache, type Habit, type HabitCache } from "./habit-cache.ts";
import { createKnownLists } from "./known-lists.ts";
import { lookAtKey } from "./look-at-key.ts";
import { isOfNoVersion, passOn } from "./pass-on.ts";
import { type NeededHabit, type Plan, type PlanOptions, planCall } from "./plan-call.ts";
import { readBody } from "./read-body.ts";
import { createRequestBudget } from "./request-budget.ts";
import { failureOf, type ResponseV1, toV1 } from "./to-v1.ts";

export interface GatewayOptions extends Omit<PlanOptions, "requestId" | "notes"> {
  readonly send: Send;
  /** `fetch` (default) reads the logs of habits, `empty` leaves the days of completion out. */
  readonly completedDates?: "fetch" | "empty";
  readonly requestId?: () => string;
  readonly now?: () => Date;
}

/** What was answered, and what was called; no plan: it was no call of v1 that could go on. */
interface GatewayAnswer {
  readonly response: ResponseV1;
  readonly plan: Plan | undefined;
}

/** Answers v1 requests by asking v2. Nothing is thrown but what is a defect, and what `signal` aborts with. */
export interface Gateway {
  answer(request: HttpRequest, signal: CallSignal): Promise<GatewayAnswer>;
}

export function createGateway(options: GatewayOptions): Gateway {
  const { send, completedDates = "fetch", now = () => new Date() } = options;
  const requestId = options.requestId ?? (() => crypto.randomUUID());
  const { clientVersion, checkin, units } = options;
  const planOptions = {
    requestId,
    // Nobody reads what the converter would note.
    notes: false,
    ...(clientVersion !== undefined && { clientVersion }),
    ...(checkin !== undefined && { checkin }),
    ...(units !== undefined && { units }),
  };
  const habits = createHabitCache(now);
  const cache = createDaysCache(now);
  const lists = createKnownLists(now);
  const budget = createRequestBudget(now);

  const answerPlan = async (plan: Plan, signal: CallSignal): Promise<ResponseV1> => {
    const ask = createAsk(send, signal, plan.like, requestId);
    const requests = plan.habit
      ? await completed(plan, plan.habit, habits, ask)
      : plan.complete(undefined);
    if (plan.isPaged) return answerList(plan, requests[0] ?? plan.request, ask, { lists, convert });
    const responses = await sendAll(plan, requests, ask);
    if (plan.request.method !== "GET") habits.forget(credentialOf(plan.request));
    return convert(plan, responses, ask.read);
  };

  const convert = async (
    plan: Plan,
    responses: readonly [UpstreamResponse, ...UpstreamResponse[]],
    read: Ask["read"],
  ): Promise<ResponseV1> => {
    const [first] = responses;
    if (!listsDays(plan, first)) return toV1(plan, responses, { units });
    const days =
      completedDates === "empty"
        ? noDays
        : await readDays(first, plan.request, { cache, budget, read });
    return toV1(plan, responses, { units, days });
  };

  return {
    async answer(request, signal) {
      let plan: Plan | undefined;
      try {
        if (isOfNoVersion(request)) {
          return { response: await passOn(request, send, signal, requestId), plan };
        }
        plan = planCall(request, planOptions);
        return { response: await answerPlan(plan, signal), plan };
      } catch (error) {
        if (error instanceof BodyFault) {
          const refusal = await lookAtKey(error, send, signal, planOptions);
          if (refusal !== undefined) {
            return { response: failureOf(new UpstreamRefusal(refusal), error), plan };
          }
        }
        return { response: failureOf(error, plan), plan };
      }
    },
  };
}

/** The requests of a plan, with what the habit says of them; one that cannot be read says nothing. */
async function completed(
  { request, complete }: Plan,
  needed: NeededHabit,
  habits: HabitCache,
  ask: Ask,
): Promise<readonly HttpRequest[]> {
  const credential = credentialOf(request);
  const known = needed.isFresh ? undefined : habits.get(credential, needed.url);
  const habit = known ?? (await readHabit(needed.url, ask));
  if (habit !== undefined) habits.put(credential, needed.url, habit);
  return complete(habit);
}

/** What v2 refuses here it refuses again, or the key may do the one and not the other. */
const passed = new Set([
  statusOf("key-unusable"),
  statusOf("key-forbidden"),
  statusOf("not-found"),
]);

async function readHabit(url: string, ask: Ask): Promise<Habit | undefined> {
  try {
    const data = (readBody(await ask.read(url)).value as Habit | null)?.[envelope.data];
    if (typeof data === "object" && data !== null && !Array.isArray(data)) return data as Habit;
    throw new GatewayFault(502, "the service answered with what is no habit");
  } catch (error) {
    if (error instanceof UpstreamRefusal && passed.has(error.response.status)) return undefined;
    throw error;
  }
}

/** The answers to the requests of a plan; a failure ends it. */
async function sendAll(
  plan: Plan,
  requests: readonly HttpRequest[],
  ask: Ask,
): Promise<[UpstreamResponse, ...UpstreamResponse[]]> {
  const [first = plan.request, ...others] = requests;
  const responses: [UpstreamResponse, ...UpstreamResponse[]] = [await ask.any(first)];
  for (const other of others) {
    if (toV1(plan, responses, {}).status >= 400) break;
    responses.push(await ask.any(other));
  }
  return responses;
}

const noDays: DaysById = new Map();

function listsDays({ endpoint }: Plan, { status }: UpstreamResponse): boolean {
  return endpoint.response.shape === "habit" && status < 300;
}
