import type { Change } from "../change.ts";
import { specified } from "../source.ts";

export const targetUnitToGoals = {
  id: "target-unit-to-goals",
  title: "Target and unit are a goal",
  v1: "target, unit",
  v2: "goals[0].value, goals[0].unit, goals[0].periodicity",
  automatic: "yes",
  summary: "A habit's `target` and `unit` are replaced by `goals`; the unit `times` is `rep`.",
  fix: "Read `goals[0].value` and `goals[0].unit`; send `goals: [{ periodicity, value, unit }]` with `rep` for `times`.",
  before: '{ "target": 3, "unit": "times" }',
  after: '{ "goals": [{ "periodicity": "daily", "value": 3, "unit": "rep" }] }',
  ends: "v1-sunset",
  converter: null,
  source: specified("2.1"),
} as const satisfies Change;
