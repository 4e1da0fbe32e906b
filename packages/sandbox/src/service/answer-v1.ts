import type { HttpRequest } from "@habitshift/converter";
import { type Call, ConversionError, convertRequest, convertResponse } from "@habitshift/converter";
import { type CheckInV1, phaseOn } from "@habitshift/schemas";
import { isFault, type ServiceFault, serviceFault } from "@habitshift/validator/http";
import { type CountedHabit, readHabits } from "../store/habits.ts";
import { findCaller } from "./caller.ts";
import { deprecationHeaders, identityTokenHeaders } from "./deprecation.ts";
import { type Answer, faultV1, metaOf } from "./envelopes.ts";
import { missing, type Outcome, type Scene } from "./operation.ts";
import { fieldOf, invalid, perform, routeOf } from "./perform.ts";
import { isBatch, performBatch } from "./perform-batch.ts";
import { forbiddenScope, forbiddenVersion } from "./permission.ts";
import { countRequest } from "./rate-limit.ts";
import type { Visit } from "./visit.ts";

/**
 * Answers a request below the prefix of v1: a view of what v2 keeps, until the sunset.
 *
 * @param isOver - The sunset was, whatever the clock says.
 */
export async function answerV1(visit: Visit, isOver = false): Promise<Answer> {
  const { request, url, store, now } = visit;
  const call = routeOf(request.method, url, "v1");
  const phase = isOver ? "sunset" : phaseOn(now);
  const warnings =
    phase === "migration" ? {} : deprecationHeaders(isFault(call) ? undefined : call);
  const say = (answer: Answer, more: Answer["headers"] = {}): Answer => ({
    ...answer,
    headers: { ...more, ...warnings, ...answer.headers },
  });
  if (phase === "sunset" || phase === "removed") {
    return say(faultV1(gone(phase)), { "Cache-Control": "no-store" });
  }
  const caller = await findCaller(store, request.headers, now);
  if (isFault(caller)) return say(faultV1(caller));
  const counted = await countRequest(store, caller, now);
  const headers = { ...counted.headers, ...(caller.isDeprecated && identityTokenHeaders) };
  const refused =
    counted.fault ??
    (await forbiddenVersion(store, caller, "v1")) ??
    (isFault(call) ? call : (forbiddenScope(caller, call.endpoint) ?? visit.body));
  if (isFault(refused)) return say(faultV1(refused), headers);
  const scene: Scene = { store, now, caller, createId: visit.createId };
  const answer = await answerCall(scene, visit, call as Call, refused.value);
  return say(isFault(answer) ? faultV1(answer) : answer, headers);
}

function gone(phase: "sunset" | "removed"): ServiceFault {
  const what = phase === "sunset" ? "v1 ended on 15 Feb 2025" : "v1 is removed since 1 Mar 2025";
  return serviceFault("v1-gone", `${what}; use v2`);
}

async function answerCall(
  scene: Scene,
  { request, url, id }: Visit,
  call: Call,
  body: unknown,
): Promise<Answer | ServiceFault> {
  const method = request.method === "HEAD" ? "GET" : request.method;
  const source: HttpRequest = { method, url, ...(body !== undefined && { body }) };
  try {
    const habit = await habitOf(scene, call, body);
    const { requests } = convertRequest(source, {
      requestId: () => id,
      clientVersion: "1",
      ...(habit && { habit: { ...habit.habit } }),
    });
    let outcome: Outcome | ServiceFault = missing("habit");
    for (const own of requests) {
      outcome = await performConverted(scene, own);
      if (isFault(outcome)) return outcome;
    }
    const { status, data } = outcome as Outcome;
    const { response } = convertResponse(
      { status, body: { data, meta: metaOf(id, scene.now) } },
      { request: source, logs: await logsFor(scene, call) },
    );
    return { status: response.status, headers: {}, body: response.body };
  } catch (error) {
    if (error instanceof ConversionError) return conversionFault(error);
    throw error;
  }
}

/** The habit that a call is about, by its path or its body. */
async function habitOf(
  { store, now }: Scene,
  { parameters }: Call,
  body: unknown,
): Promise<CountedHabit | undefined> {
  const { habitId: named }: Partial<CheckInV1> = Object(body);
  const id = parameters.habitId ?? (typeof named === "string" ? named : undefined);
  if (id === undefined) return undefined;
  return (await readHabits(store, now, { id }))[0];
}

async function performConverted(scene: Scene, request: HttpRequest) {
  const call = routeOf(request.method, request.url, "v2");
  if (isFault(call)) return call;
  // The scope of the v1 call was checked; a batch is made of what that one may do.
  if (isBatch(call.endpoint)) return performBatch(scene, request.body);
  return perform(scene, { call, body: request.body, isWhole: true });
}

/** The days that `completedDates` lists, as logs: one for each day that its logs complete. */
async function logsFor({ store, now }: Scene, call: Call) {
  if (call.endpoint.response.shape !== "habit") return [];
  const habits = await readHabits(store, now);
  return habits.flatMap(({ habit, completions }) =>
    completions.days.map((targetDate) => ({
      habitId: habit.id,
      targetDate,
      value: habit.goals?.[0]?.value ?? 1,
      unitSymbol: habit.goals?.[0]?.unit ?? "rep",
    })),
  );
}

function conversionFault({ pointers, message }: ConversionError): ServiceFault {
  const fields = pointers.map((pointer) => fieldOf(pointer.replace(/^\/body(?=\/)/, "")));
  return invalid((fields.length === 0 ? ["body"] : fields).map((field) => ({ field, message })));
}
