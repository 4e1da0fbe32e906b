import { answerBatch } from "./answer-batch.ts";
import { habitBodyFaults } from "./habit-body-faults.ts";
import type { StoredHabit, StoredLog } from "./habit-store.ts";
import {
  type Answer,
  type Call,
  isDay,
  isJsonObject,
  type JsonObject,
  type Route,
} from "./route.ts";
import { answerData, answerError, answerPage, refuse } from "./v2-envelope.ts";

const habitV2 = (habit: StoredHabit) => ({
  id: habit.id,
  name: habit.name,
  occurrence: { type: habit.occurrence },
  goals: [
    {
      periodicity: habit.occurrence,
      value: habit.value,
      unit: habit.unit === "times" ? "rep" : habit.unit,
    },
  ],
  statistics: {
    currentStreak: habit.streak,
    bestStreak: habit.bestStreak,
    totalCompletions: habit.dates.length,
  },
});

const logV2 = ({ habitId, date, kind }: StoredLog) =>
  kind === "skip"
    ? { habitId, targetDate: date, skipped: true }
    : { habitId, targetDate: date, value: 1, unitSymbol: "rep" };

/** What a checked body says about a stored habit. */
function storedFields({ name, occurrence, goals }: JsonObject): Partial<StoredHabit> {
  const goal: unknown = Array.isArray(goals) ? goals[0] : undefined;
  const type = isJsonObject(occurrence) ? occurrence.type : undefined;
  const { value, unit }: JsonObject = isJsonObject(goal) ? goal : {};
  return {
    ...(typeof name === "string" && { name }),
    ...(typeof type === "string" && { occurrence: type }),
    ...(typeof value === "number" && { value }),
    ...(typeof unit === "string" && { unit: unit === "rep" ? "times" : unit }),
  };
}

function withHabit(call: Call, answer: (habit: StoredHabit) => Answer): Answer {
  const habit = call.store.findHabit(call.parameter("habitId"));
  return habit === undefined ? answerError(404, "NOT_FOUND", "habit not found") : answer(habit);
}

function invalid(faults: readonly string[]): Answer {
  return refuse(400, "VALIDATION_ERROR", faults.join("; "));
}

function listHabits({ store, request }: Call): Answer {
  const date = request.query.get("date");
  if (date !== null && date !== "today" && !isDay(date)) {
    return invalid([`no such date: ${date}`]);
  }
  const habits = date === null ? store.habits : store.habitsDueToday();
  return answerPage(habits.map(habitV2), request);
}

function createHabit({ store, request, fields }: Call): Answer {
  const { name = "", ...others } = storedFields(fields);
  const faults = habitBodyFaults(name === "" ? { ...fields, name: "unnamed" } : request.body);
  if (faults.length > 0) {
    return invalid(faults);
  }
  if (name === "") {
    const message = "name is required";
    return answerError(400, "VALIDATION_ERROR", message, [{ field: "name", message }]);
  }
  return answerData(habitV2(store.addHabit({ ...others, name })), 201);
}

function updateHabit(call: Call): Answer {
  return withHabit(call, (habit) => {
    const faults = habitBodyFaults(call.request.body);
    return faults.length > 0
      ? invalid(faults)
      : answerData(habitV2(call.store.changeHabit(habit, storedFields(call.fields))));
  });
}

function deleteHabit(call: Call): Answer {
  return withHabit(call, ({ id }) => {
    call.store.removeHabits([id]);
    return answerData({ id });
  });
}

function createLog(call: Call): Answer {
  return withHabit(call, ({ id }) => {
    const { targetDate, value, unitSymbol, ...others } = call.fields;
    const wellTyped = typeof value === "number" && typeof unitSymbol === "string";
    if (!isDay(targetDate) || !wellTyped || Object.keys(others).length > 0) {
      return invalid(["a log is { targetDate, value, unitSymbol }"]);
    }
    call.store.addLog({ habitId: id, date: targetDate, kind: "log" });
    return answerData({ habitId: id, targetDate, value, unitSymbol }, 201);
  });
}

function createSkip(call: Call): Answer {
  return withHabit(call, ({ id }) => {
    const { targetDate, ...others } = call.fields;
    if (!isDay(targetDate) || Object.keys(others).length > 0) {
      return invalid(["a skip is { targetDate }"]);
    }
    call.store.addLog({ habitId: id, date: targetDate, kind: "skip" });
    return answerData({ habitId: id, targetDate, skipped: true }, 201);
  });
}

function createNote(call: Call): Answer {
  return withHabit(call, ({ id }) => {
    const { text, ...others } = call.fields;
    return typeof text !== "string" || Object.keys(others).length > 0
      ? invalid(["a note is { text }"])
      : answerData(call.store.addNote(id, text), 201);
  });
}

const readHabit = (call: Call) => withHabit(call, (habit) => answerData(habitV2(habit)));
const listLogs = (call: Call) =>
  withHabit(call, (habit) => answerPage(call.store.logsOf(habit).map(logV2), call.request));
const listNotes = (call: Call) =>
  withHabit(call, (habit) => answerPage(call.store.notesOf(habit), call.request));
const listAreas = ({ store, request }: Call) => answerPage(store.areas, request);

const readStatistics = ({ store }: Call) =>
  answerData({
    perHabit: store.habits.map(({ id, dates }) => ({ habitId: id, completions: dates.length })),
  });
const readOverview = ({ store }: Call) =>
  answerData({ habits: store.habits.length, completions: store.logCount });

const plainRoutes: readonly Route[] = [
  { method: "GET", path: "/habits", answer: listHabits },
  { method: "POST", path: "/habits", answer: createHabit },
  { method: "GET", path: "/habits/{habitId}", answer: readHabit },
  { method: "PUT", path: "/habits/{habitId}", answer: updateHabit },
  { method: "DELETE", path: "/habits/{habitId}", answer: deleteHabit },
  { method: "GET", path: "/habits/{habitId}/logs", answer: listLogs },
  { method: "POST", path: "/habits/{habitId}/logs", answer: createLog },
  { method: "POST", path: "/habits/{habitId}/logs/skip", answer: createSkip },
  { method: "GET", path: "/habits/{habitId}/notes", answer: listNotes },
  { method: "POST", path: "/habits/{habitId}/notes", answer: createNote },
  { method: "GET", path: "/areas", answer: listAreas },
  { method: "GET", path: "/statistics", answer: readStatistics },
  { method: "GET", path: "/statistics/overview", answer: readOverview },
];

/** The v2 endpoints, without their prefix. */
export const v2Routes: readonly Route[] = [
  ...plainRoutes,
  { method: "POST", path: "/batch", answer: (call) => answerBatch(plainRoutes, call) },
];
