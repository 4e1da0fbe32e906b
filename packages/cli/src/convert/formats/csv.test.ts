import { expect, test } from "vitest";
import { convertCsv, isHabitCsv } from "./csv.ts";

const options = {};

/** Converts a table, and gives its lines. */
function linesOf(...lines: readonly string[]): string[] {
  const { value, problems } = convertCsv(lines.join("\n"), options);
  expect(problems).toEqual([]);
  return value.split("\n");
}

test.each([
  ["all members", "id,title,frequency,target,unit,streak,completedDates", true],
  ["two members", "title,streak\n", true],
  ["quotes, a mark and semicolons", '\uFEFF"title";"unit";"note"\r\n', true],
  ["tabs and spaces", " title \tcolor\ttarget", true],
  ["no title", "id,frequency,target,unit", false],
  ["only a title", "id,title,author,year", false],
  ["members of v2", "id,name,occurrence.type", false],
  ["a title among data", "author,year\ntitle,unit", false],
  ["JSON", '[{"title":"x","unit":"times"}]', false],
  ["a quote that is not closed", '"title,unit', false],
  ["nothing", "", false],
  ["empty lines", "\r\n\r\n", false],
])("a table of habits is told by its header: %s", (_, text, expected) => {
  expect(isHabitCsv(text)).toBe(expected);
});

test("each column becomes those of v2, in its place", () => {
  const text = [
    "id,title,frequency,target,unit,streak,completedDates,color",
    "h1,Run,daily,1.50,times,2,2024-11-01;2024-11-02;2024-11-04,red",
  ].join("\n");
  const { value, logs, taken, problems } = convertCsv(text, options);
  expect(value.split("\n")).toEqual([
    "id,name,occurrence.type,goals[0].periodicity,goals[0].value,goals[0].unit,statistics.currentStreak,statistics.bestStreak,statistics.totalCompletions,color",
    "h1,Run,daily,daily,1.50,rep,2,2,3,red",
  ]);
  expect(logs).toEqual(
    ["2024-11-01", "2024-11-02", "2024-11-04"].map((targetDate) => {
      return { habitId: "h1", targetDate, value: 1.5, unitSymbol: "rep" };
    }),
  );
  expect([...taken]).toEqual([["habit", 1]]);
  expect(problems).toEqual([]);
});

test("columns stand as they stood, also where there are few", () => {
  expect(linesOf("unit,title", "pages,Read")).toEqual([
    "goals[0].periodicity,goals[0].unit,name",
    "daily,pages,Read",
  ]);
  expect(linesOf("unit,note,target,title", "pages,x,5,Read")).toEqual([
    "goals[0].unit,note,goals[0].periodicity,goals[0].value,name",
    "pages,x,daily,5,Read",
  ]);
  expect(linesOf("completedDates,title", ",Read")).toEqual([
    "statistics.bestStreak,statistics.totalCompletions,name",
    ",,Read",
  ]);
});

test("an empty cell says nothing", () => {
  expect(
    linesOf("title,frequency,target,unit,streak", "Read,,,,", ",,,,", "Run,weekly,,km,0"),
  ).toEqual([
    "name,occurrence.type,goals[0].periodicity,goals[0].value,goals[0].unit,statistics.currentStreak",
    "Read,,,,,",
    ",,,,,",
    "Run,weekly,weekly,,km,0",
  ]);
});

test("what is not known is carried over as text", () => {
  const cells = "007,1e3,12345678901234567890,=1+1, x ,TRUE";
  expect(linesOf("a,b,c,d,e,f,title,unit", `${cells},x,`)).toEqual([
    "a,b,c,d,e,f,name,goals[0].periodicity,goals[0].unit",
    `${cells},x,,`,
  ]);
});

test.each([
  ["as JSON", '"[""2024-11-01"",""2024-11-02""]"'],
  ["with semicolons", "2024-11-01; 2024-11-02;"],
  ["with commas", '"2024-11-01,2024-11-02"'],
  ["with bars", "2024-11-01|2024-11-02"],
  ["with spaces", "2024-11-01  2024-11-02"],
  ["on lines", '"2024-11-01\n2024-11-02"'],
])("days may be listed %s", (_, cell) => {
  const { value, logs } = convertCsv(`id,title,completedDates\nh1,x,${cell}\n`, options);
  expect(logs.map(({ targetDate }) => targetDate)).toEqual(["2024-11-01", "2024-11-02"]);
  expect(value).toMatch(/\nh1,x,"?2"?,"?2"?\n$/);
});

test("logs that do not say whose they are get a note", () => {
  const { notes, logs } = convertCsv("title,completedDates\nx,2024-11-01", options);
  expect(logs).toEqual([{ targetDate: "2024-11-01", value: 1, unitSymbol: "rep" }]);
  expect(notes.map(({ kind, pointer }) => [kind, pointer])).toContainEqual([
    "lost",
    "/rows/0/completedDates",
  ]);
});

test("notes point to the row and the column of v1", () => {
  const { notes } = convertCsv("title,unit,target\nx,km,1\n\nx,,\ny,miles,2", options);
  expect(notes.map(({ kind, pointer }) => [kind, pointer])).toEqual([
    ["assumed", "/rows/0/unit"],
    ["kept", "/rows/0/unit"],
    ["assumed", "/rows/2/unit"],
    ["kept", "/rows/2/unit"],
  ]);
});

test("a row that cannot be converted is a problem with its text, and the others go on", () => {
  const text = [
    "id,title,target,streak,completedDates",
    "h1,A,5,1,2024-11-01",
    "h2,B,abc,1,",
    '"h3","two',
    'lines",1,1.5,',
    "",
    "h4,D,1,1,2024-11-31",
    "h5,E,1",
    "h6,F,1,1,,extra",
    "h7,G,9007199254740993,1,",
    "h8,H,0x10,1,",
    "h9,I,2,2,",
    "",
  ].join("\r\n");
  const { value, problems, taken } = convertCsv(text, options);
  expect(value.split("\r\n").slice(1)).toEqual(["h1,A,daily,5,1,1,1", "h9,I,daily,2,2,,", ""]);
  expect(problems.map(({ pointer, text: own }) => [pointer, own])).toEqual([
    ["/rows/1/target", "h2,B,abc,1,"],
    ["/rows/2/streak", '"h3","two\r\nlines",1,1.5,'],
    ["/rows/3/completedDates", "h4,D,1,1,2024-11-31"],
    ["/rows/4", "h5,E,1"],
    ["/rows/5", "h6,F,1,1,,extra"],
    ["/rows/6/target", "h7,G,9007199254740993,1,"],
    ["/rows/7/target", "h8,H,0x10,1,"],
  ]);
  expect(problems.map(({ line }) => line)).toEqual([3, 4, 7, 8, 9, 10, 11]);
  expect(problems[3]?.message).toBe("it has 3 cells, the header has 5");
  expect(taken.get("habit")).toBe(2);
});

test("columns that would be there twice leave the table as it is", () => {
  for (const header of ["title,unit,title", "title,unit,name", "title,target,goals[0].value"]) {
    const text = `${header}\na,b,c\n`;
    const { value, problems, taken } = convertCsv(text, options);
    expect(value).toBe(text);
    expect(problems).toMatchObject([{ pointer: "" }]);
    expect([...taken]).toEqual([]);
  }
});

test.each(["", "\n", "author,year\nx,1\n", 'a,"b\n', "id,name,goals[0].value\r\nh1,x,\r\n"])(
  "a table of something else stays: %j",
  (text) => {
    expect(convertCsv(text, options)).toMatchObject({
      value: text,
      problems: [],
      notes: [],
      logs: [],
    });
  },
);
