import { describe, expect, test } from "vitest";
import { convert } from "./convert.ts";

describe("an envelope", () => {
  const meta = { requestId: "r1", timestamp: "2025-01-31T08:00:00Z", version: "2.2.1" };

  test("says what it takes its data for, unless it is told", () => {
    const payload = { success: true, data: [{ title: "x" }], error: null };
    const pointers = (options: object) =>
      convert(payload, { kind: "envelope", to: "v2", ...options }).notes.map(
        ({ pointer }) => pointer,
      );
    expect(pointers({})).toEqual(["/data"]);
    expect(pointers({ data: "habit" })).toEqual([]);
  });

  test("points into its data", () => {
    const payload = {
      success: true,
      data: [{ title: "x", color: "red" }, { title: 2 }],
      error: null,
    };
    expect(() => convert(payload, { kind: "envelope", to: "v2" })).toThrow(
      expect.objectContaining({ pointers: ["/data/1/title"] }),
    );
  });

  test("to v1 loses `meta` and `pagination`, and says so", () => {
    const payload = { data: [], meta, pagination: { total: 0, limit: 50, offset: 0 } };
    const { value, notes } = convert(payload, { kind: "envelope", to: "v1" });
    expect(value).toEqual({ success: true, data: [], error: null });
    expect(notes.map(({ pointer, change }) => [pointer, change])).toEqual([
      ["/meta", "success-removed"],
      ["/pagination", "pagination-added"],
    ]);
  });

  test("of an error to v1 keeps the text, and says what is lost", () => {
    const details = [{ field: "name", message: "missing" }];
    const error = { code: "NOT_FOUND", message: "habit not found", details };
    const { value, notes } = convert({ error, meta }, { kind: "error", to: "v1" });
    expect(value).toEqual({ success: false, data: null, error: "habit not found" });
    expect(notes.map(({ pointer }) => pointer)).toEqual(["/meta", "/error/code", "/error/details"]);
  });

  test.each([
    [{ success: true, data: {}, error: "no" }, ["/error"]],
    [{ success: false, data: null, error: null }, ["/error"]],
    [{ data: {}, error: null }, ["/success"]],
    [{ success: true, data: 3, error: null }, ["/data"]],
    [{ success: true, data: {}, meta }, ["/meta"]],
  ])("%j is refused", (payload, pointers) => {
    expect(() => convert(payload, { kind: "envelope", to: "v2" })).toThrow(
      expect.objectContaining({ pointers: pointers }),
    );
  });

  test("of a success is no error", () => {
    expect(() =>
      convert({ success: true, data: {}, error: null }, { kind: "error", to: "v2" }),
    ).toThrow(expect.objectContaining({ pointers: ["/success"] }));
    expect(() => convert({ data: {} }, { kind: "error", to: "v1" })).toThrow(
      expect.objectContaining({ pointers: ["/error"] }),
    );
  });
});
