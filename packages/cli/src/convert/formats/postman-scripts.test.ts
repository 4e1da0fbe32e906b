import { expect, test } from "vitest";
import { convertPostman } from "./postman.ts";
import { deepFreeze } from "./testing/deep-freeze.ts";
import { postmanCollection, postmanItem } from "./testing/postman-collection.ts";

const ours = postmanItem("a", "GET", "{{baseUrl}}/habits");
const other = postmanItem("b", "GET", "https://books.example/books");
const variable = [{ key: "baseUrl", value: "https://habits.example/api/v1" }];

const script = (...exec: readonly string[]) => [
  { listen: "test", script: { type: "text/javascript", exec } },
];

/** The problems of a collection with a script on one of its nodes. */
function problemsOf(event: unknown, on: "ours" | "other" | "collection") {
  const items = [
    on === "ours" ? { ...ours, event } : ours,
    on === "other" ? { ...other, event } : other,
  ];
  const rest = on === "collection" ? { variable, event } : { variable };
  return convertPostman(deepFreeze(postmanCollection(items, rest)), {}).problems;
}

test.each([
  ["pm.expect(json.success).to.be.true;", "success"],
  ["pm.expect(json['success']).to.be.true;", "success"],
  ['pm.expect(json.data[0]).to.have.property("title");', "title"],
  ["const { completedDates } = json.data;", "completedDates"],
  ["const body = { title: 'x' };", "title"],
  ["pm.expect(json?.data?.streak).to.be.above(1);", "streak"],
  ["pm.sendRequest(host + '/api/v1/areas', done);", "/api/v1"],
  ["const url = pm.collectionVariables.get('baseUrl');", "baseUrl"],
])("a script that says %s is a problem", (line, name) => {
  const problems = problemsOf(script("const json = pm.response.json();", line), "ours");
  expect(problems).toMatchObject([{ pointer: "/item/0/event/0/script" }]);
  expect(problems[0]?.message).toMatch(`\`${name}\``);
});

test.each([
  "pm.response.to.have.status(200);",
  "pm.test('status is OK', () => pm.response.to.be.success);",
  "console.log(pm.response.status, pm.response.code); console.error('x');",
  "pm.collectionVariables.set('habitId', pm.response.json().data.id);",
  "const subtitle = json.subtitle + json.titleCase;",
])("a script that says %s is none", (line) => {
  expect(problemsOf(script(line), "ours")).toEqual([]);
});

test("a script speaks of the service where a call of it is below", () => {
  const event = script("json.title");
  expect(problemsOf(event, "other")).toEqual([]);
  expect(problemsOf(event, "collection")).toMatchObject([{ pointer: "/event/0/script" }]);
  expect(problemsOf(script("'/api/v1'"), "other")).toHaveLength(1);
});

test("scripts come in several forms", () => {
  const forms = [
    { exec: "json.title" },
    "json.title",
    { exec: ["json", ".title"] },
    null,
    { src: "x" },
  ];
  const event = forms.map((own) => ({ listen: "prerequest", script: own }));
  expect(problemsOf([...event, null], "ours").map(({ pointer }) => pointer)).toEqual([
    "/item/0/event/0/script",
    "/item/0/event/1/script",
    "/item/0/event/2/script",
  ]);
});

test("scripts are not changed", () => {
  const items = [{ ...ours, event: script("json.title") }];
  const { value } = convertPostman(deepFreeze(postmanCollection(items, { variable })), {});
  expect(value).toMatchObject({ item: [{ event: script("json.title") }] });
});
