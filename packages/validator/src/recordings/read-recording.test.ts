import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { judgeRecorded } from "./judge-recorded.ts";
import { readRecording } from "./read-recording.ts";
import { sortOut } from "./sort-out.ts";
import { fixture } from "./testing/recorded.ts";

const names = readdirSync(new URL("../../../../fixtures/recordings/", import.meta.url)).filter(
  (name) => !/environment|\.env\.|^habit\.json/.test(name),
);
const endings = ["x.har", "x.http", "x.sh", "x.ndjson", "x.json", "x.md", ""];
const parts = ["method", "path", "query", "header", "body"] as const;

/** Reads a text and asks all that can be asked of it; what is told must stand in the text. */
function exhaust(text: string, name: string): void {
  const recording = readRecording(text, { name });
  if (recording === undefined) return;
  const isInside = ({ start, end }: { start: number; end: number }) =>
    start >= 0 && start <= end && start <= text.length && end <= text.length + 1;
  sortOut(recording, ["https://habits.example"]);
  for (const problem of recording.problems) expect(problem).toSatisfy(isInside);
  for (const request of recording.requests) {
    expect(request).toSatisfy(isInside);
    for (const part of parts) {
      expect(request.locate({ in: part, pointer: "/title" })).toSatisfy(isInside);
      expect(request.locate({ in: part, pointer: "" })).toSatisfy(isInside);
    }
    judgeRecorded(request);
  }
}

describe("any text", () => {
  test("is read without a failure, by whatever name", () => {
    const words = fc.constantFrom(
      ...[
        '{"log":{"entries":[',
        '{"request":',
        '"headers":[',
        "{{",
        "}}",
        "\\",
        "'",
        '"',
        "$(",
        "`",
      ],
      ...[
        "curl ",
        "-d ",
        "-H ",
        "https://a.example/api/v1/habits",
        "\n",
        "###",
        "GET ",
        "< ",
        "> {%",
      ],
      ...[
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "null",
        "1",
        "<<E",
        "E\n",
        "\uFEFF",
        "\r\n",
        "\u0000",
        "😀",
        "\\u",
      ],
      ...[
        '{"info":{},"item":[',
        '"url":',
        '"method":"PUT",',
        '"body":',
        '"raw":',
        "@a = ",
        "@",
        "$'",
      ],
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 40 }).map((all) => all.join("")),
    );
    const property = fc.property(texts, fc.constantFrom(...endings), exhaust);
    fc.assert(property, { numRuns: 2000 });
  });

  test("of a real recording is read however it is cut or damaged", () => {
    const property = fc.property(
      fc.constantFrom(...names),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.constantFrom("", '"', "{", "}", "\\", "'", "\n", "{{", "\u0000"),
      (name, from, length, put) => {
        const text = fixture(name);
        const start = Math.floor(from * text.length);
        exhaust(text.slice(0, start) + put + text.slice(start + Math.floor(length * 200)), name);
        exhaust(text.slice(0, start), name);
      },
    );
    fc.assert(property, { numRuns: 150 });
  });

  test.each(["[", '{"a":', "{{", "$(", "`", "'", '"', "\\", "<<E\n", "${a:-", "curl ", "###\n"])(
    "may repeat %j without end",
    (word) => {
      const text = word.repeat(word.startsWith("c") ? 300 : 20_000);
      for (const name of endings) exhaust(text, name);
      exhaust(`curl https://a.example/v2/habits -d ${text}`, "x.sh");
      exhaust(`PUT https://a.example/v2/habits/h1\n\n${text}`, "x.http");
    },
  );

  test("may be nested too deeply to be judged", () => {
    const body = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    for (const text of [body, `{"method":"PUT","url":"/v2/habits/h","body":${body}}`]) {
      exhaust(text, "x.json");
    }
    exhaust(`PUT /v2/habits/h1\n\n{"goals":${body}}`, "x.http");
  });
});
