import { expect, test } from "vitest";
import { convertHar } from "./har.ts";
import { type ChromeCall, chromeHar } from "./testing/chrome-har.ts";
import { deepFreeze } from "./testing/deep-freeze.ts";

const base = "https://habits.example/api/v1";
const habit = '{"id":"h1","title":"Run","completedDates":["2024-11-01","2024-11-02"]}';

/** The answer of the only entry, converted. */
function answered(call: Partial<ChromeCall>, change = (har: object) => har) {
  const har = deepFreeze(change(chromeHar({ url: `${base}/habits/h1`, ...call })));
  const { value, ...rest } = convertHar(har, { clientVersion: "1.0.0" });
  const [entry] = (value as ReturnType<typeof chromeHar>).log.entries;
  const [before] = (har as ReturnType<typeof chromeHar>).log.entries;
  return { ...rest, response: entry?.response, before: before?.response };
}

test("an answer is converted, and its days are logs", () => {
  const answer = `{"success":true,"data":${habit},"error":null}`;
  const { response, before, logs, taken, notes } = answered({ answer });
  const text =
    '{"data":{"id":"h1","name":"Run","statistics":{"bestStreak":2,"totalCompletions":2}}}';
  expect(response).toEqual({
    ...before,
    content: { mimeType: "application/json", size: text.length, text },
  });
  expect(logs).toEqual([
    { habitId: "h1", targetDate: "2024-11-01", value: 1, unitSymbol: "rep" },
    { habitId: "h1", targetDate: "2024-11-02", value: 1, unitSymbol: "rep" },
  ]);
  expect(taken.get("envelope")).toBe(1);
  expect(new Set(notes.map(({ pointer }) => pointer))).toEqual(
    new Set(["/log/entries/0/response/content/text"]),
  );
});

test("an answer keeps its form and numbers that no double holds", () => {
  const answer =
    '{\r\n\t"success": true,\r\n\t"data": {\r\n\t\t"big": 9007199254740993\r\n\t},\r\n\t"error": null\r\n}';
  expect(answered({ url: `${base}/areas/a1`, answer }).response?.content.text).toBe(
    '{\r\n\t"data": {\r\n\t\t"big": 9007199254740993\r\n\t}\r\n}',
  );
});

test("what is encoded is so again", () => {
  const answer = Buffer.from('{"success":false,"data":null,"error":"Läuft nicht"}').toString(
    "base64",
  );
  const { response } = answered({ answer, encoding: "base64", status: 404 });
  const text = Buffer.from(response?.content.text ?? "", "base64").toString();
  expect(JSON.parse(text)).toEqual({
    error: { code: "VALIDATION_ERROR", message: "Läuft nicht", details: [] },
  });
  expect(response?.content).toMatchObject({ encoding: "base64", size: Buffer.byteLength(text) });
});

test("sizes that were said are said of the new text", () => {
  const answer = '{"success":true,"data":[],"error":null}';
  const { response } = answered({ url: `${base}/habits`, answer }, (har) => {
    const { log } = har as ReturnType<typeof chromeHar>;
    const entries = log.entries.map((entry) => ({
      ...entry,
      response: {
        ...entry.response,
        headers: [...entry.response.headers, { name: "Content-Length", value: "39" }],
        headersSize: 120,
        bodySize: 39,
        content: { ...entry.response.content, compression: 0 },
      },
    }));
    return { log: { ...log, entries } };
  });
  expect(response).toMatchObject({
    headersSize: -1,
    bodySize: 11,
    content: { text: '{"data":[]}', size: 11, compression: 0 },
  });
  expect(response?.headers.at(-1)).toEqual({ name: "Content-Length", value: "11" });
});

test.each([
  ["no JSON", "<h1>502 Bad Gateway</h1>"],
  ["empty", ""],
  ["JSON of something else", '{"message":"rate limit"}'],
  ["in v2 already", '{"data":{"id":"h1","name":"Run"}}'],
  ["a bare text", '"success"'],
  ["bytes that are no text", "/////w==", "base64"],
])("an answer that is %s stays", (_, answer, encoding?: string) => {
  const { response, before, problems } = answered({ answer, ...(encoding && { encoding }) });
  expect(response).toEqual(before);
  expect(problems).toEqual([]);
});

test.each([
  ["has no boolean", '{"success":"yes","data":{}}'],
  ["has a habit at fault", '{"success":true,"data":{"title":5},"error":null}'],
  ["says two things", '{"success":true,"success":false,"error":"x"}'],
])("an answer with `success` that %s stays, and is a problem", (_, answer) => {
  const { response, before, problems, taken } = answered({ answer });
  expect(response).toEqual(before);
  expect(problems.map(({ pointer }) => pointer)).toEqual(["/log/entries/0/response/content/text"]);
  expect([...taken]).toEqual([["request", 1]]);
});

test("a title of what is no habit stays a title", () => {
  const answer = '{"success":true,"data":[{"id":"a1","title":"Health"}],"error":null}';
  expect(answered({ url: `${base}/areas`, answer }).response?.content.text).toBe(
    '{"data":[{"id":"a1","title":"Health"}]}',
  );
});

test("the answer to a check-in is a log", () => {
  const body = '{"habitId":"h1","date":"2024-11-01","status":"done"}';
  const answer = `{"success":true,"data":${body},"error":null}`;
  const { response } = answered({ method: "POST", url: `${base}/habits/checkin`, body, answer });
  expect(JSON.parse(response?.content.text ?? "").data).toEqual({
    habitId: "h1",
    targetDate: "2024-11-01",
    value: 1,
    unitSymbol: "rep",
  });
});
