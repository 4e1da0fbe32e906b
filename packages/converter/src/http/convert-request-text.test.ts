import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { onlyV2, refusalOf } from "../testing/conversions.ts";

const habits = (body: string) => ({ method: "POST", url: "/api/v1/habits", body });

/** Numbers that no double holds, and some that look like one, as they are written. */
const numbers = [
  "12345678901234567890123",
  "-9007199254740993",
  "1.00000000000000000001",
  "0.1000000000000000055511151231257827",
  "1e400",
  "-1.5E-400",
  "0.30000000000000004",
  "123456789012345678",
];

describe("a body as text", () => {
  test.each(numbers)("keeps the number %s of an unknown member as it is written", (number) => {
    const text = (name: string) =>
      `{"${name}":"${number} , :${number}","big":${number},"deep":[{"x":[${number}]},"${number}"]}`;
    expect(onlyV2(habits(text("title"))).body).toBe(text("name"));
  });

  test("keeps the number of a goal, though a client wrote more digits than a double has", () => {
    const text = '{"title":"x","frequency":"daily","target":0.10000000000000001}';
    expect(onlyV2(habits(text)).body).toMatch(/"value":0\.1(0{15}1)?\}/);
  });

  test("keeps big numbers of bodies that are carried over, or lose an id to the path", () => {
    const area = '{"name":"x", "big": 12345678901234567890}';
    expect(onlyV2({ method: "POST", url: "/api/v1/areas", body: area }).body).toBe(area);
    const body = '{"text":"x","big":12345678901234567890,"habitId":"h1"}';
    expect(onlyV2({ method: "POST", url: "/api/v1/notes", body }).body).toBe(
      '{"text":"x","big":12345678901234567890}',
    );
    expect(onlyV2({ method: "GET", url: "/api/v1/notes", body }).body).toBe(
      '{"text":"x","big":12345678901234567890}',
    );
  });

  test("is refused where it says two things of one member", () => {
    expect(refusalOf(() => onlyV2(habits('{"title":"x","title":"y"}')))).toEqual(["/body"]);
  });

  test("of a big number as an id is refused where the id stands", () => {
    const body = '{"habitId":12345678901234567890,"text":"x"}';
    const attempt = () => onlyV2({ method: "POST", url: "/api/v1/notes", body });
    expect(refusalOf(attempt)).toEqual(["/body/habitId"]);
  });

  test("of any JSON in unknown members has the same JSON after", () => {
    const word = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.constantFrom(...numbers));
    const leaf = fc.oneof(
      word.map((own) => JSON.stringify(own)),
      fc.constantFrom(...numbers, "true", "null", "0", "-1"),
    );
    const { node } = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.array(tie("node"), { maxLength: 3 }).map((items) => `[${items.join()}]`),
        fc
          .dictionary(
            word.filter((name) => !/^\d+$/.test(name)),
            tie("node"),
            { maxKeys: 3 },
          )
          .map((members) => {
            const pairs = Object.entries(members);
            return `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`;
          }),
      ),
    }));
    fc.assert(
      fc.property(node, (value) => {
        expect(onlyV2(habits(`{"title":"x","own":${value}}`)).body).toBe(
          `{"name":"x","own":${value}}`,
        );
      }),
    );
  });
});
