import { describe, expect, test } from "vitest";
import { deepFreeze, inShort, onlyV2, refusalOf, toV2 } from "../testing/conversions.ts";

const bulk = (body: unknown, headers?: Record<string, string>) => ({
  method: "DELETE",
  url: "https://api.example.com/api/v1/habits/bulk?x=1",
  body,
  ...(headers && { headers }),
});
const deletion = (segment: string) => ({
  method: "DELETE",
  path: `/habits/${segment}`,
  body: {},
});
const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `h${index}`);

describe("a bulk deletion", () => {
  const ids = ["h2", "h1", "a/b", "été ☃", "50%", "$&", "h1"];
  const segments = ["h2", "h1", "a%2Fb", "%C3%A9t%C3%A9%20%E2%98%83", "50%25", "%24%26", "h1"];
  const wanted = { operations: segments.map(deletion) };

  test.each([[{ ids }], [{ habitIds: ids }], [ids]])("of %j is a batch in its order", (body) => {
    const { requests, notes } = toV2(bulk(deepFreeze(body)));
    expect(requests.map(({ headers, ...own }) => own)).toStrictEqual([
      { method: "POST", url: "https://api.example.com/api/v2/batch?x=1", body: wanted },
    ]);
    expect(notes).toEqual([]);
  });

  test.each([[{ ids }], [{ habitIds: ids }], [ids]])("of the text of %j is text", (body) => {
    const own = onlyV2(bulk(JSON.stringify(body))).body;
    expect(own).toEqual(expect.any(String));
    expect(JSON.parse(String(own))).toEqual(wanted);
  });

  test.each([
    [0, [0]],
    [1, [1]],
    [100, [100]],
    [101, [100, 1]],
    [250, [100, 100, 50]],
  ])("of %i ids is batches of %j, all ids in their order", (count, sizes) => {
    const { requests, notes } = toV2(bulk({ ids: idsOf(count) }, { "X-API-Key": "k" }));
    const lists = requests.map(({ body }) => (body as { operations: object[] }).operations);
    expect(lists.map(({ length }) => length)).toEqual(sizes);
    expect(lists.flat()).toEqual(idsOf(count).map(deletion));
    expect(inShort(notes)).toEqual(
      sizes.length > 1 ? ["derived /body/ids bulk-delete-to-batch"] : [],
    );
  });

  test("that is split has an id of its own for each request, and all other headers alike", () => {
    const own = { "x-request-id": "own", "X-API-Key": "k", accept: "a" };
    const headers = toV2(bulk(idsOf(201), own)).requests.map((request) => request.headers);
    const shared = { "X-API-Key": "k", accept: "a", "X-API-Version": "2" };
    expect(headers).toHaveLength(3);
    for (const each of headers) expect(each).toMatchObject(shared);
    const ids = headers.map((each) => each?.["x-request-id"]);
    expect(ids[0]).toBe("own");
    expect(new Set(ids).size).toBe(3);
    expect(headers.some((each) => Object.hasOwn(each ?? {}, "X-Request-ID"))).toBe(false);
  });

  test("that is split makes ids by default that differ", () => {
    const { requests } = toV2(bulk(idsOf(300)), { requestId: () => crypto.randomUUID() });
    const ids = requests.map(({ headers }) => headers?.["X-Request-ID"]);
    expect(new Set(ids).size).toBe(3);
  });
});

describe("a bulk deletion is refused", () => {
  test.each([
    [undefined, ["/body"]],
    [null, ["/body"]],
    ["", ["/body"]],
    ["h1", ["/body"]],
    ["null", ["/body"]],
    [{}, ["/body/ids"]],
    [{ ids: "h1" }, ["/body/ids"]],
    [{ habitIds: { 0: "h1" } }, ["/body/habitIds"]],
    [[1], ["/body/0"]],
    [
      ["h1", ["h2"], null],
      ["/body/1", "/body/2"],
    ],
    [
      { ids: ["", "h", ".", "..", "\udfff"] },
      ["/body/ids/0", "/body/ids/2", "/body/ids/3", "/body/ids/4"],
    ],
    ['{"habitIds":["h1",2]}', ["/body/habitIds/1"]],
    [new Array(2), ["/body/0", "/body/1"]],
  ])("with the body %j", (body, pointers) => {
    expect(refusalOf(() => toV2(bulk(body)))).toEqual(pointers);
  });
});

describe("what a batch has no place for", () => {
  test.each([
    [{ ids: ["h1"], reason: "spring" }, "/body/reason"],
    [{ ids: ["h1"], habitIds: ["h2"] }, "/body/habitIds"],
  ])("of %j is refused or noted, never dropped in silence", (body, pointer) => {
    const attempt = () => toV2(bulk(body)).notes.map((note) => note.pointer);
    try {
      expect(attempt()).toContain(pointer);
    } catch (error) {
      if (error instanceof Error && error.name === "ConversionError") return;
      throw error;
    }
  });
});
