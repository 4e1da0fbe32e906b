import { expect, test } from "vitest";
import { parse, syntaxErrors } from "../../packages/codemods/src/program/program.ts";
import { DEFAULT_OPTIONS } from "../../packages/codemods/src/testing/default-options.ts";
import { migrateTree, withCrlf } from "./migrate-tree.ts";

const options = { ...DEFAULT_OPTIONS, todo: true };

const REPORT = `export async function report(key) {
  const response = await fetch('https://habits.example/api/v1/habits/today', {
    headers: { 'X-API-Key': key },
  });
  const { data } = await response.json();
  for (const habit of data) {
    console.log(habit.title,
      habit.completedDates.join(', '), habit.completedDates.at(-1));
  }
}
`;

const LIST = `import { useEffect, useState } from 'react';
export function List() {
  const [habits, setHabits] = useState([]);
  useEffect(() => {
    fetch('https://habits.example/api/v1/habits/today', { headers: { 'X-API-Key': 'k' } })
      .then((response) => response.json())
      .then((body) => setHabits(body.data));
  }, []);
  const text = habits.map((habit) => \`
    \${habit.completedDates.join()}
  \`);
  return (
    <ul title={text}>
      <li
        key="a"
        days={habits.map((habit) => habit.completedDates.join())}
      />
      {habits.map((habit) => (
        <li>{habit.completedDates.join()}</li>
      ))}
      <li>
        {habits.map((habit) => habit.completedDates.join())}
      </li>
    </ul>
  );
}
`;

const lines = (text = "") => text.split("\n").filter((line) => line.includes("TODO("));

test("a comment stands above what a person must decide, says what to do, and stays the only one", () => {
  const first = migrateTree({ "a.js": REPORT }, options);
  const left = lines(first.written["a.js"]).filter((line) => line.includes("completed-dates"));
  expect(left).toHaveLength(1);
  expect(left[0]).toMatch(
    /^ {6}\/\/ TODO\(habitshift completed-dates-removed\): .*Read `statistics.totalCompletions`/,
  );
  expect(first.written["a.js"]).toContain("/api/v2/habits?date=today");
  const second = migrateTree(first.written, options);
  expect(second.written).toEqual(first.written);
  expect(second.plan.todos).toEqual([]);
});

test("comments are in the syntax of their place", () => {
  const { written } = migrateTree({ "list.jsx": LIST }, options);
  expect(syntaxErrors(parse("list.jsx", written["list.jsx"] ?? ""))).toEqual([]);
  const shapes = lines(written["list.jsx"])
    .filter((line) => line.includes("completed-dates"))
    .map((line) => line.replace(/TODO\(.*?(?= \*\/|$)/, "TODO"));
  expect(shapes).toEqual(
    ["  // TODO", "        // TODO", "        // TODO", "        {/* TODO */}}"].map((line) =>
      line.replace("}}", "}"),
    ),
  );
});

test("comments have the line ends of their file, and none is left unless asked for", () => {
  const { written } = migrateTree(withCrlf({ "a.js": REPORT }), options);
  expect(written["a.js"]?.replaceAll("\r\n", "")).not.toContain("\n");
  const { written: bare } = migrateTree({ "a.js": REPORT }, DEFAULT_OPTIONS);
  expect(lines(bare["a.js"])).toEqual([]);
});
