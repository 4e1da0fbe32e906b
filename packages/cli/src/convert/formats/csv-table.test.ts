import { expect, test } from "vitest";
import { convertCsv } from "./csv.ts";

const options = {};

test.each([
  ["commas and LF", "title,streak\nx,1\n", "name,statistics.currentStreak\nx,1\n"],
  ["semicolons and CRLF", "title;streak\r\nx;1\r\n", "name;statistics.currentStreak\r\nx;1\r\n"],
  ["tabs and no end", "title\tstreak\nx\t1", "name\tstatistics.currentStreak\nx\t1"],
  ["CR", "title,streak\rx,1\r", "name,statistics.currentStreak\rx,1\r"],
  ["a mark", "\uFEFFtitle,streak\nx,1", "\uFEFFname,statistics.currentStreak\nx,1"],
  ["only a header", "title,streak", "name,statistics.currentStreak"],
  [
    "delimiters in the names",
    '"a;b;c;d",title,streak\n1,x,2\n',
    '"a;b;c;d",name,statistics.currentStreak\n1,x,2\n',
  ],
  [
    "quotes everywhere",
    '"title","unit","note"\n"x","times",""\n',
    '"name","goals[0].periodicity","goals[0].unit","note"\n"x","daily","rep",""\n',
  ],
  [
    "quotes around texts",
    '"title","target","note"\n"x",5,"007"\n',
    '"name","goals[0].periodicity","goals[0].value","note"\n"x",daily,5,"007"\n',
  ],
  [
    "quotes where needed",
    'title,streak,note\n"a, b",1,"say ""x"""\n"c\nd",2,é\n',
    'name,statistics.currentStreak,note\n"a, b",1,"say ""x"""\n"c\nd",2,é\n',
  ],
  [
    "line breaks of another kind in quotes",
    'title,streak\r\n"a\nb\rc",1\r\n',
    'name,statistics.currentStreak\r\n"a\nb\rc",1\r\n',
  ],
])("a table keeps its form: %s", (_, before, after) => {
  const { value, problems } = convertCsv(before, options);
  expect(value).toBe(after);
  expect(problems).toEqual([]);
});

test("a quote where none can stand costs its row", () => {
  const text = 'title,streak\nä,1\nTV 42",2\n"b" c,3\nd,4\n';
  const { value, problems } = convertCsv(text, options);
  expect(value).toBe("name,statistics.currentStreak\nä,1\nd,4\n");
  expect(problems.map(({ pointer, text: own }) => [pointer, own])).toEqual([
    ["/rows/1", 'TV 42",2'],
    ["/rows/2", '"b" c,3'],
  ]);
  expect(problems[1]).toMatchObject({ line: 4, message: expect.stringContaining("quote") });
});

test("a quote that is not closed costs the rest", () => {
  const text = 'title,streak\nä,1\n\n"b,2\nc,3\n';
  const { value, problems } = convertCsv(text, options);
  expect(value).toBe("name,statistics.currentStreak\nä,1\n");
  expect(problems).toMatchObject([{ pointer: "/rows/1", line: 4, text: '"b,2\nc,3' }]);
});
