import type { Decision } from "../decision.ts";

/** Fields of payloads that the specification leaves open. */
export const fieldDecisions = [
  {
    topic: "occurrence-values",
    open: "Values of `occurrence.type`, `goals[].periodicity`",
    text: "any non-empty string is valid, `daily` is known. v1 `frequency` text is carried over unchanged to both; an unknown value gives a note. Without a `frequency`, a goal's periodicity is `daily` (note `assumed`)",
  },
  {
    topic: "units",
    open: "`goals[].unit`, `unitSymbol`",
    text: "v1 `times` becomes `rep`; any other unit is carried over unchanged with a note. A unit is never assumed. `times` in a v2 body is a warning (`target-unit-to-goals`)",
  },
  {
    topic: "required-members",
    open: "Required",
    text: "habit on create: `name`. Log: `targetDate`, `value`, `unitSymbol`. Goal: `value`. Batch: `operations`. Login: `email`, `password`",
  },
  {
    topic: "unknown-members",
    open: "Unknown members in a request",
    text: "a warning (`v2-invalid`), never a breakage; old members and read-only members (`statistics`, `streak`) are breakages, 400 from the service",
  },
  {
    topic: "check-in-done",
    open: 'Check-in `status: "done"`',
    text: "`value: 1`, `unitSymbol: \"rep\"`; where the habit's goal is at hand, its value and unit (config `checkin`): the sandbox's own v1 check-in logs the goal's value and unit, the gateway reads the habit first (cached) and logs the same. Any other status: no automatic change (`skipped` goes to `/logs/skip`)",
  },
  {
    topic: "skip-body",
    open: "Skip body",
    text: "v1 `{ habitId, date }` → v2 `{ targetDate }`",
  },
  {
    topic: "v1-error",
    open: "v1 `error`",
    text: "a message string, `null` on success. A read of it becomes `error?.message ?? null`, or `error.message` where failure is proven",
  },
  {
    topic: "success-in-v2",
    open: "`success` in v2",
    text: 'true is "no `error` member"; as a value it stays a boolean',
  },
  {
    topic: "completed-dates-length",
    open: "`completedDates.length`",
    text: "`statistics.totalCompletions`; a literal array in a mock, fixture or factory becomes the matching `totalCompletions` (review); any other use needs the logs endpoint and a person",
  },
  {
    topic: "completed-dates-conversion",
    open: "Converting `completedDates`",
    text: "never dropped: the converter returns the logs that record the same completions",
  },
  {
    topic: "derived-statistics",
    open: "`bestStreak`, `totalCompletions` from a v1 habit",
    text: "the longer of `streak` and the longest run of dates; the number of distinct dates; both noted as `derived`; absent where there are no dates",
  },
  {
    topic: "v1-compatibility",
    open: "Read-only compatibility of the old structure (2.1)",
    text: "v1 reads are views of v2 data (`completedDates`, `streak` computed); v2 answers carry no old members",
  },
  {
    topic: "completion",
    open: "Completion",
    text: "a day (UTC) on which the logged values reach the first goal's value (without a goal: any log); `completedDates`, `totalCompletions` and `bestStreak` count these days",
  },
  {
    topic: "streak",
    open: "Streak",
    text: "completions on days in a row, ending today or yesterday; a skipped day neither counts nor breaks",
  },
  {
    topic: "reading-unit",
    open: "Reading `unit` in code",
    text: "is `goals[0].unit` (safe); a literal `'times'` that it is compared with or looked up by becomes `'rep'`; a dynamic unit on its way out is mapped at run time unless it is proven not to be `times`",
  },
] as const satisfies readonly Decision[];
