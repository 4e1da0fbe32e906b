import { describe, expect, test } from "vitest";
import { convert } from "./convert.ts";

describe("a check-in", () => {
  test("leaves its habit to the path, and notes what `done` is taken for", () => {
    const checkIn = { habitId: "h1", date: "2024-12-01", status: "done" };
    const { notes } = convert(checkIn, { kind: "log", to: "v2" });
    expect(notes.map(({ kind, pointer, change }) => [kind, pointer, change])).toEqual([
      ["lost", "/habitId", "checkin-to-logs"],
      ["assumed", "/status", "checkin-to-logs"],
    ]);
  });

  test.each([
    [{ habitId: "h1", date: "2024-12-01", status: "skipped" }, ["/status"]],
    [{ habitId: "h1" }, ["/date", "/status"]],
    [{ date: "2024-12-01", status: "done", value: 1 }, ["/value"]],
  ])("%j is refused", (checkIn, pointers) => {
    expect(() => convert(checkIn, { kind: "log", to: "v2" })).toThrow(
      expect.objectContaining({ pointers: pointers }),
    );
  });

  test("comes of a log of another amount with a note", () => {
    const log = { habitId: "h1", targetDate: "2024-12-01", value: 20, unitSymbol: "min" };
    const { value, notes } = convert(log, { kind: "log", to: "v1" });
    expect(value).toEqual({ habitId: "h1", date: "2024-12-01", status: "done" });
    expect(notes.map(({ kind, pointer }) => [kind, pointer])).toEqual([
      ["lost", "/value"],
      ["lost", "/unitSymbol"],
      ["assumed", "/value"],
    ]);
  });
});
