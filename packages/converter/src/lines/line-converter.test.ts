import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checkLaw, patience } from "../testing/runs.ts";
import type { ConvertedLine, FailedLine } from "./line.ts";
import { createLineConverter, type LineOptions } from "./line-converter.ts";
import { createLogFinder } from "./log-finder.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const options: LineOptions = { kind: "habit", to: "v2" };

function convert(chunks: readonly Uint8Array[], own: Partial<LineOptions> = {}) {
  const lines: (ConvertedLine | FailedLine)[] = [];
  const onLine = (line: ConvertedLine | FailedLine) => lines.push(line);
  const converter = createLineConverter({ ...options, onLine, ...own });
  const parts = [...chunks.map((chunk) => converter.push(chunk)), converter.end()];
  const text = parts.map((part) => new TextDecoder().decode(part)).join("");
  return { text, lines, summary: converter.summary };
}

describe("a stream of lines", { timeout: patience }, () => {
  test("converts each by itself, and keeps blank lines and the ends of lines", () => {
    const { text, summary } = convert([
      encode('\uFEFF{"title":"a"}\r\n\n  \n{"title":"b"}\n{"title":"c"}'),
    ]);
    expect(text).toBe('{"name":"a"}\r\n\n  \n{"name":"b"}\n{"name":"c"}');
    expect(summary).toMatchObject({ lines: 5, blank: 2, failed: 0, kinds: { habit: 3 } });
  });

  test("sets aside the lines that fail, as they are", () => {
    const { text, lines, summary } = convert([encode('{"title":"a"}\n{"title":1}\n{x\n')]);
    expect(text).toBe('{"name":"a"}\n');
    expect(summary).toMatchObject({ lines: 3, failed: 2 });
    expect(lines.slice(1)).toEqual([
      {
        line: 2,
        text: '{"title":1}',
        error: { message: "not a v1 habit: /title must be of type string", pointers: ["/title"] },
      },
      { line: 3, text: "{x", error: { message: expect.stringMatching("^not JSON"), pointers: [] } },
    ]);
  });

  test("sets aside a line that is not UTF-8, byte for byte, and goes on", () => {
    const bad = [0x7b, 0xff, 0x7d];
    const { text, lines } = convert([
      new Uint8Array([...encode('{"title":"é"}\n'), ...bad, 13, 10, ...encode('{"title":"b"}\n')]),
    ]);
    expect(text).toBe('{"name":"é"}\n{"name":"b"}\n');
    expect(lines[1]).toMatchObject({ line: 2, bytes: new Uint8Array(bad) });
  });

  test.each([1, 7, 1000])(
    "does not keep a line that is too long, in pieces of %d bytes",
    (size) => {
      const bytes = encode(`{"title":"a"}\n{"title":"${"b".repeat(100)}"}\n{"title":"c"}\n`);
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      );
      const { lines, summary } = convert(chunks, { maximumLine: 50 });
      // In one piece with the lines around it, it was there already.
      expect(summary).toMatchObject({ lines: 3, failed: size === 1000 ? 0 : 1 });
      expect(lines.map(({ line }) => line)).toEqual([1, 2, 3]);
    },
  );

  test("gives a line for a line as reports", () => {
    const input = '{"id":"h1","title":"a","completedDates":["2024-11-01"]}\n\n{x\n';
    const { text } = convert([encode(input)], { output: "report" });
    const [first, blank, failed, end] = text.split("\n");
    expect(JSON.parse(first ?? "")).toMatchObject({
      ...{ line: 1, kind: "habit", values: [{ id: "h1", name: "a" }] },
      logs: [{ habitId: "h1", targetDate: "2024-11-01", value: 1, unitSymbol: "rep" }],
    });
    expect([blank, end]).toEqual(["", ""]);
    expect(JSON.parse(failed ?? "")).toMatchObject({ line: 3, text: "{x" });
  });

  test("reports a line that is not UTF-8 as base64", () => {
    const { text } = convert([new Uint8Array([0xff, 10])], { output: "report" });
    expect(JSON.parse(text)).toMatchObject({ line: 1, base64: "/w==" });
  });

  test("takes each line for what it is, and leaves what is converted already", () => {
    const lines = [
      '{"title":"a","target":1}',
      '{"name":"a","goals":[]}',
      '{"success":true,"data":[],"error":null}',
      '{"habitId":"h1","date":"2024-11-01","status":"done"}',
      '{"method":"DELETE","url":"/api/v1/habits/h1"}',
      '[{"title":"a","target":1}]',
      '{"x":1}',
    ];
    const { summary, text } = convert([encode(lines.join("\n"))], { kind: "auto" });
    expect(summary.kinds).toEqual({
      ...{ habit: 1, converted: 1, envelope: 1, log: 1, request: 1, list: 1 },
    });
    expect(summary.failed).toBe(1);
    expect(text.split("\n")[1]).toBe(lines[1]);
  });

  test("fills completions from the logs of many habits", () => {
    const logsOf = createLogFinder([
      { habitId: "h2", targetDate: "2024-11-02", value: 1 },
      { habitId: "h1", targetDate: "2024-11-01", value: 1 },
      { targetDate: "2024-11-03", value: 1 },
    ]);
    const { text } = convert([encode('{"id":"h1"}\n{"id":"h2"}\n{"id":"h3"}\n')], {
      ...{ to: "v1", logsOf },
    });
    expect(
      text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line).completedDates),
    ).toEqual([["2024-11-01"], ["2024-11-02"], []]);
  });

  test("says where logs, together with those of others, do not say whose they are", () => {
    const line = '{"title":"a","completedDates":["2024-11-01"]}\n';
    const lost = (own: Partial<LineOptions>) => convert([encode(line)], own).summary.notes.lost;
    expect(lost({})).toBe(0);
    expect(lost({ isOneOfMany: true })).toBe(1);
  });

  test("a long line that is not UTF-8 is reported whole", () => {
    const bytes = new Uint8Array(300_000).fill(0xff);
    const { text } = convert([bytes], { output: "report" });
    expect(JSON.parse(text).base64).toHaveLength(400_000);
  });

  test("a line of 10,000 levels is converted or set aside", () => {
    const deep = `{"title":"a","x":${"[".repeat(10_000)}${"]".repeat(10_000)}}`;
    const { lines } = convert([encode(`${deep}\n{"title":"b"}\n`)]);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatchObject({ kind: "habit" });
  });

  test("gives the same however its bytes are cut into chunks", () => {
    const line = fc.oneof(
      fc.constantFrom('{"title":"é☃𝄞"}', '{"title":1}', "", "\r", "{x", '{"title":"a","n":1e400}'),
      fc.jsonValue().map((value) => JSON.stringify({ title: "x", value })),
    );
    const streams = fc.record({
      text: fc.array(line, { maxLength: 6 }).map((own) => own.join("\n")),
      cuts: fc.array(fc.nat(200), { maxLength: 6 }),
    });
    checkLaw(streams, ({ text, cuts }) => {
      const bytes = encode(text);
      const ends = [...cuts.map((cut) => Math.min(cut, bytes.length)).sort((a, b) => a - b)];
      const chunks = [...ends, bytes.length].map((end, index, all) =>
        bytes.subarray(all[index - 1] ?? 0, end),
      );
      expect(convert(chunks)).toEqual(convert([bytes]));
    });
  });
});
