import { describe, expect, test } from "vitest";
import { completionsOf } from "./completions.ts";

const log = (targetDate: string, value = 1) => ({ targetDate, value });
const skip = (targetDate: string) => ({ targetDate, skipped: true });
const today = "2025-01-10";

describe("completions", () => {
  test("are days on which the values reach the goal", () => {
    const logs = [log("2025-01-10", 1), log("2025-01-09", 1), log("2025-01-09", 1)];
    expect(completionsOf(logs, 2, today).days).toEqual(["2025-01-09"]);
    expect(completionsOf(logs, undefined, today).days).toHaveLength(2);
    expect(completionsOf([], 0, today)).toEqual({ days: [], current: 0, best: 0 });
  });

  test("a streak ends today or yesterday", () => {
    const logs = [log("2025-01-07"), log("2025-01-08"), log("2025-01-09")];
    expect(completionsOf(logs, 1, "2025-01-09").current).toBe(3);
    expect(completionsOf(logs, 1, "2025-01-10").current).toBe(3);
    expect(completionsOf(logs, 1, "2025-01-11")).toMatchObject({ current: 0, best: 3 });
  });

  test("a skipped day neither counts nor breaks", () => {
    const logs = [log("2025-01-06"), skip("2025-01-07"), skip("2025-01-08"), log("2025-01-09")];
    expect(completionsOf([...logs, skip(today)], 1, today)).toMatchObject({ current: 2, best: 2 });
    expect(completionsOf([log("2025-01-06"), log("2025-01-08")], 1, today).best).toBe(1);
    expect(
      completionsOf([skip("2025-02-28"), log("2025-02-27"), log("2025-03-01")], 1, "2025-03-01")
        .current,
    ).toBe(2);
  });
});
