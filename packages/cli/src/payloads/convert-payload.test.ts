import { describe, expect, test } from "vitest";
import { convertPayload } from "./convert-payload.ts";

const convert = (text: string, isLines = false) => convertPayload(text, isLines, {});
const textOf = (text: string, isLines = false) => {
  const result = convert(text, isLines);
  return result.kind === "converted" ? result.text : result;
};

describe("payloads of v1", () => {
  test("become v2 member by member, and everything else keeps its bytes", () => {
    const text = `[
    {
        "id": "h1",
        "title":   "Run \\u00fcber",
        "color" : "red",
        "frequency": "daily",
        "target": 3, "unit": "times",
        "streak": 4
    },
    { "id": "h2", "title": "Walk", "frequency": "weekly" }
]
`;
    expect(textOf(text)).toBe(`[
    {
        "id": "h1",
        "name":   "Run \\u00fcber",
        "color" : "red",
        "occurrence": { "type": "daily" },
        "goals": [{ "periodicity": "daily", "value": 3, "unit": "rep" }],
        "statistics": { "currentStreak": 4 }
    },
    { "id": "h2", "name": "Walk", "occurrence": { "type": "weekly" } }
]
`);
  });

  test("keep line ends, tabs, compact form and large numbers", () => {
    expect(
      textOf('{\r\n\t"title": "Run",\r\n\t"streak": 4,\r\n\t"big": 12345678901234567890\r\n}'),
    ).toBe(
      '{\r\n\t"name": "Run",\r\n\t"statistics": { "currentStreak": 4 },\r\n\t"big": 12345678901234567890\r\n}',
    );
    expect(textOf('[{"title":"Run","frequency":"daily"}]')).toBe(
      '[{"name":"Run","occurrence":{"type":"daily"}}]',
    );
  });

  test("stand in envelopes", () => {
    expect(
      textOf(
        '{ "success": true, "data": [{ "id": "h1", "title": "Run", "streak": 1 }], "error": null }\n',
      ),
    ).toBe('{ "data": [{ "id": "h1", "name": "Run", "statistics": { "currentStreak": 1 } }] }\n');
    expect(textOf('{ "success": false, "data": null, "error": "gone" }')).toContain(
      '"message": "gone"',
    );
  });

  test("stand a line each", () => {
    const text = '{"title":"Run","streak":1}\r\n\n{"title":"Walk","streak":2}';
    const result = convert(text, true);
    expect(result).toMatchObject({
      text: '{"name":"Run","statistics":{"currentStreak":1}}\r\n\n{"name":"Walk","statistics":{"currentStreak":2}}',
    });
    if (result.kind === "converted")
      expect(result.edits.map(({ start, end }) => text.slice(start, end))).toContain(
        '"title":"Walk"',
      );
  });

  test("lose their days, and the notes say so", () => {
    const result = convert('{ "id": "h1", "title": "Run", "completedDates": ["2024-01-01"] }');
    expect(result.kind === "converted" && result.notes.map(({ change }) => change)).toContain(
      "completed-dates-removed",
    );
    expect(
      textOf('{ "id": "h1", "title": "Run", "completedDates": ["2024-01-01"] }'),
    ).not.toContain("2024-01-01");
  });
});

test.each([
  [
    "another thing with a title",
    '{ "title": "Menu", "path": "/habits" }',
    "not all of it is a payload",
  ],
  ["another envelope", '{ "success": true, "data": { "song": 1 } }', "not all of it is a payload"],
  [
    "v1 beside v2",
    '[{ "title": "a", "streak": 1 }, { "name": "b", "occurrence": { "type": "daily" } }]',
    "some of it is v1 and some is v2",
  ],
  ["v1 beside others", '[{ "title": "a", "streak": 1 }, 1]', "not all of it is a payload"],
  ["what is not valid v1", '[{ "title": "a", "streak": "many" }]', "streak"],
  ["a member that is there twice", '{ "title": "a", "title": "b", "streak": 1 }', "not JSON"],
  ["no JSON", "{", "not JSON"],
  ["nothing", "[]", "not all of it is a payload"],
])("%s is left, and said", (_what, text, reason) => {
  const result = convert(text);
  expect(["refused", "broken"]).toContain(result.kind);
  expect("reason" in result && result.reason).toContain(reason);
});

test("what was converted is left", () => {
  expect(convert('[{ "id": "h1", "name": "Run", "occurrence": { "type": "daily" } }]')).toEqual({
    kind: "same",
  });
});
