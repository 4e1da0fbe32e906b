import { describe, expect, test } from "vitest";
import { judgePayload, judgeRequest, payloadSchemas } from "../../index.ts";
import type { Breakage, Verdict } from "../../model.ts";
import { examples } from "./examples.ts";
import { memberOf } from "./failure.ts";
import type { Question } from "./question.ts";
import { anySchema, readText } from "./read-text.ts";
import { schemaNames } from "./schema-names.ts";

function judge({ asked }: Question): Verdict {
  const schema = memberOf(asked, "schema");
  const verdict =
    schema === undefined ? judgeRequest(asked) : judgePayload(schema, memberOf(asked, "payload"));
  if ("faults" in verdict) throw new Error(JSON.stringify(verdict.faults));
  return verdict;
}

const read = (text: string) => readText(text, anySchema);
const verdictsOf = (text: string) =>
  read(text).questions.map((question) => judge(question).verdict);

describe("an example", () => {
  test.each(examples.map(({ name, text }) => [name, text] as const))(
    "%s is read whole",
    (_, text) => {
      const { questions, problems } = read(text);
      expect(problems).toEqual([]);
      expect(questions.length).toBeGreaterThan(0);
    },
  );

  test("breaks, but for the last, which works", () => {
    const verdicts = examples.map(({ text }) => new Set(verdictsOf(text)));
    expect(verdicts.pop()).toEqual(new Set(["ok"]));
    for (const verdict of verdicts) expect(verdict).toEqual(new Set(["breaks"]));
  });

  test("becomes requests that work, where it is a request", () => {
    const questions = examples.flatMap(({ text }) => {
      const { isPayload, questions: read } = readText(text, anySchema);
      return isPayload ? [] : read;
    });
    for (const converted of questions.flatMap((question) => judge(question).converted ?? [])) {
      for (const request of converted.requests) {
        const verdict = judgeRequest(request);
        expect("faults" in verdict ? verdict.faults : verdict.verdict).not.toBe("breaks");
      }
    }
  });
});

test("a request is called by its method and its path", () => {
  const labels = ["curl https://x.example/a?b=c", "GET /a", "PUT https://x.example"].flatMap(
    (text) => read(text).questions.map(({ label }) => label),
  );
  expect(labels).toEqual(["GET /a?b=c", "GET /a", "PUT https://x.example"]);
});

const habit = '{ "title": "Read",\n "streak": 1 }';
const breakage = (pointer: string): Breakage => ({
  change: "v2-invalid",
  severity: "error",
  in: "body",
  pointer,
  message: "",
  fix: "",
});

describe("a payload", () => {
  test("is judged by what its members tell, with its places", () => {
    const [question] = read(habit).questions;
    expect(question?.asked).toEqual({ schema: "habit", payload: { title: "Read", streak: 1 } });
    const { start = 0, end = 0 } = question?.find(breakage("/streak")) ?? {};
    expect(habit.slice(start, end)).toBe('"streak": 1');
  });

  test("stands where the text begins", () => {
    expect(read(habit).questions[0]?.find(breakage(""))).toEqual({ start: 0, end: habit.length });
  });

  test("is judged by the schema that was chosen", () => {
    const [question] = readText(habit, "log").questions;
    expect(question?.asked).toMatchObject({ schema: "log" });
  });

  test("of a list is judged each", () => {
    const text = `[${habit}, { "targetDate": "2025-01-31", "value": 1, "unitSymbol": "rep" }]`;
    const { questions } = read(text);
    expect(questions.map(({ label }) => label)).toEqual(["habit 1", "log 2"]);
    const { start = 0, end = 0 } = questions[1]?.find(breakage("/value")) ?? {};
    expect(text.slice(start, end)).toBe('"value": 1');
  });

  test("can be judged by each schema that the service has", () => {
    expect(schemaNames).toEqual([anySchema, ...payloadSchemas]);
  });
});

describe("a text that is no request", () => {
  test("is nothing where there is nothing", () => {
    expect(read(" \n")).toMatchObject({ questions: [], problems: [] });
  });

  test.each(["hello", '{ "method": ', "[1, 2"])("is told of: %s", (text) => {
    const { questions, problems } = read(text);
    expect(questions.filter((question) => "faults" in judgeRequest(question.asked))).toEqual(
      questions,
    );
    expect(problems.length + questions.length).toBeGreaterThan(0);
  });
});
