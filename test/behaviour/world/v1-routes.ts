import type { StoredHabit } from "./habit-store.ts";
import { type Answer, type Call, isDay, type JsonObject, type Route } from "./route.ts";

const succeed = (data: unknown, status = 200): Answer => ({
  status,
  body: { success: true, data, error: null },
});

/** The v1 envelope of a failure. */
export const failV1 = (status: number, error: string): Answer => ({
  status,
  body: { success: false, data: null, error },
});

const habitV1 = (habit: StoredHabit) => ({
  id: habit.id,
  title: habit.name,
  frequency: habit.occurrence,
  target: habit.value,
  unit: habit.unit,
  streak: habit.streak,
  completedDates: habit.dates,
});

function storedFields(fields: JsonObject): Partial<StoredHabit> {
  return {
    ...(typeof fields.title === "string" && { name: fields.title }),
    ...(typeof fields.frequency === "string" && { occurrence: fields.frequency }),
    ...(typeof fields.target === "number" && { value: fields.target }),
    ...(typeof fields.unit === "string" && { unit: fields.unit }),
  };
}

function withHabit(call: Call, id: unknown, answer: (habit: StoredHabit) => Answer): Answer {
  const habit = call.store.findHabit(id);
  return habit === undefined ? failV1(404, "habit not found") : answer(habit);
}

/** Logs and notes of v1 name their habit in the query. */
function withQueriedHabit(call: Call, answer: (habit: StoredHabit) => Answer): Answer {
  const id = call.request.query.get("habitId");
  return id === null ? failV1(400, "habitId required") : withHabit(call, id, answer);
}

function createHabit({ store, fields }: Call): Answer {
  const { name = "", ...others } = storedFields(fields);
  if (name === "") {
    return failV1(400, "name is required");
  }
  return succeed(habitV1(store.addHabit({ ...others, name })), 201);
}

function updateHabit(call: Call): Answer {
  return withHabit(call, call.parameter("id"), (habit) =>
    succeed(habitV1(call.store.changeHabit(habit, storedFields(call.fields)))),
  );
}

function deleteHabit(call: Call): Answer {
  return withHabit(call, call.parameter("id"), ({ id }) => {
    call.store.removeHabits([id]);
    return succeed({ id });
  });
}

function bulkDelete({ store, request, fields }: Call): Answer {
  const ids = Array.isArray(request.body) ? request.body : (fields.ids ?? fields.habitIds);
  if (!Array.isArray(ids)) {
    return failV1(400, "ids required");
  }
  store.removeHabits(ids);
  return succeed({ deleted: ids.length });
}

function checkIn(call: Call): Answer {
  const { habitId, date, status } = call.fields;
  return withHabit(call, habitId, ({ id }) => {
    if (!isDay(date) || status !== "done") {
      return failV1(400, "a check-in is { habitId, date, status }");
    }
    call.store.addLog({ habitId: id, date, kind: "log" });
    return succeed({ habitId, date, status }, 201);
  });
}

function skip(call: Call): Answer {
  const { habitId, date } = call.fields;
  return withHabit(call, habitId, ({ id }) => {
    if (!isDay(date)) {
      return failV1(400, "a skip is { habitId, date }");
    }
    call.store.addLog({ habitId: id, date, kind: "skip" });
    return succeed({ habitId, date, status: "skipped" }, 201);
  });
}

function createNote(call: Call): Answer {
  return withHabit(call, call.fields.habitId, ({ id }) => {
    call.store.addNote(id, String(call.fields.text));
    return succeed({ habitId: id, text: call.fields.text }, 201);
  });
}

/** The v1 endpoints that the specification names, and those of decisions. */
export const v1Routes: readonly Route[] = [
  {
    method: "GET",
    path: "/api/v1/habits",
    answer: ({ store }) => succeed(store.habits.map(habitV1)),
  },
  { method: "POST", path: "/api/v1/habits", answer: createHabit },
  {
    method: "GET",
    path: "/api/v1/habits/today",
    answer: ({ store }) => succeed(store.habitsDueToday().map(habitV1)),
  },
  { method: "DELETE", path: "/api/v1/habits/bulk", answer: bulkDelete },
  { method: "POST", path: "/api/v1/habits/checkin", answer: checkIn },
  { method: "POST", path: "/api/v1/habits/skip", answer: skip },
  {
    method: "GET",
    path: "/api/v1/habits/{id}",
    answer: (call) => withHabit(call, call.parameter("id"), (habit) => succeed(habitV1(habit))),
  },
  { method: "PUT", path: "/api/v1/habits/{id}", answer: updateHabit },
  { method: "PATCH", path: "/api/v1/habits/{id}", answer: updateHabit },
  { method: "DELETE", path: "/api/v1/habits/{id}", answer: deleteHabit },
  {
    method: "GET",
    path: "/api/v1/logs",
    answer: (call) => withQueriedHabit(call, (habit) => succeed(call.store.logsOf(habit))),
  },
  {
    method: "GET",
    path: "/api/v1/notes",
    answer: (call) => withQueriedHabit(call, (habit) => succeed(call.store.notesOf(habit))),
  },
  { method: "POST", path: "/api/v1/notes", answer: createNote },
  { method: "GET", path: "/api/v1/areas", answer: ({ store }) => succeed(store.areas) },
  {
    method: "GET",
    path: "/api/v1/statistics",
    answer: ({ store }) =>
      succeed({
        perHabit: store.habits.map(({ id, dates }) => ({
          habitId: id,
          completions: dates.length,
        })),
      }),
  },
  {
    method: "GET",
    path: "/api/v1/user/statistics",
    answer: ({ store }) => succeed({ habits: store.habits.length, completions: store.logCount }),
  },
];
