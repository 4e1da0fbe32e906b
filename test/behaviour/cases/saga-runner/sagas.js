import { all, http, pick, put, say } from "./effects.js";
import { ServiceError } from "./runner.js";

export function* load() {
  const [habits, areas] = yield all([http("GET", "/habits"), http("GET", "/areas")]);
  yield put({ habits, areas: areas.length });
  yield say("loaded", habits.length, "in", areas.length, "areas");
}

export function* celebrate() {
  const best = yield pick(({ habits }) => habits.reduce((a, b) => (a.streak >= b.streak ? a : b)));
  yield say(`best: ${best.title} with ${best.streak}`);
  const weak = yield pick(({ habits }) => habits.filter((h) => h.streak === 0));
  for (const habit of weak) {
    yield http("POST", "/habits/checkin", { habitId: habit.id, date: "2024-12-17", status: "done" });
    yield say(`started ${habit.title}`);
  }
}

export function* rename(id, title) {
  try {
    const habit = yield http("PUT", `/habits/${id}`, { title });
    yield say(`${id} is ${habit.title} now`);
    return true;
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    yield say(`${id}: ${error.message}`);
    return false;
  }
}

export function* day() {
  yield* load();
  yield* celebrate();
  const outcomes = [];
  for (const [id, title] of [["h1", "Run"], ["h8", "Fly"]]) outcomes.push(yield* rename(id, title));
  yield* load();
  return { title: "day", outcomes };
}
