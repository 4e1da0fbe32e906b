import { type Endpoint, prefixedEndpoints, type Shape } from "@habitshift/schemas";
import fc from "fast-check";

/** A call of v1 as a client sends it, and which of the keys it sends. */
export interface CallV1 {
  /** None: it is no call that v1 ever had. */
  readonly endpoint: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly key: string | undefined;
}

/** The keys that the law is tried with; `any` far more often than the others. */
export const lawKeys = {
  any: "k-any",
  reader: "k-reader",
  ofV1: "k-of-v1",
  ofV2: "k-of-v2",
  expired: "k-expired",
  unknown: "k-unknown",
} as const;

const key = fc.oneof(
  { arbitrary: fc.constant<string | undefined>(lawKeys.any), weight: 12 },
  { arbitrary: fc.constantFrom(...Object.values(lawKeys), undefined), weight: 1 },
);

const date = fc.constantFrom("2025-01-07", "2025-01-08", "2025-01-09", "2025-01-10", "soon");
const optional = <T>(own: fc.Arbitrary<T>) => fc.option(own, { nil: undefined });

/** What stands in the place of a parameter: what is there, what may be made on the way, and what never is. */
const parameters: Readonly<Record<string, fc.Arbitrary<string>>> = {
  habitId: fc.constantFrom("h1", "h2", "id-1", "id-2", "nobody", "h/1 ä"),
  noteId: fc.constantFrom("n1", "n2", "id-1", "none"),
  areaId: fc.constantFrom("a1", "id-1", "id-2", "none"),
};
const habitId = parameters.habitId as fc.Arbitrary<string>;

const habit = fc.record({
  title: optional(fc.constantFrom("Walk", "", 7)),
  frequency: optional(fc.constantFrom("daily", "weekly", "every full moon", "")),
  target: optional(fc.constantFrom(1, 2.5, 0, -1, "3")),
  unit: optional(fc.constantFrom("times", "km", "rep", "")),
  streak: optional(fc.constant(9)),
  completedDates: optional(fc.constant(["2025-01-07"])),
  colour: optional(fc.constant("red")),
});

/** What a body of a shape may be, right and wrong. */
const bodies: Partial<Readonly<Record<Shape, fc.Arbitrary<unknown>>>> = {
  habit,
  "check-in": fc.record({
    habitId: optional(habitId),
    date: optional(date),
    status: fc.constantFrom("done", "done", "skipped", "half"),
  }),
  skip: fc.record({ habitId: optional(habitId), date: optional(date) }),
  log: fc.record({
    habitId: optional(habitId),
    date: optional(date),
    value: optional(fc.constantFrom(1, 2, 0.5)),
    unitSymbol: optional(fc.constantFrom("times", "km")),
  }),
  note: fc.record({ habitId: optional(habitId), text: optional(fc.constantFrom("hm", "", 5)) }),
  area: fc.record({ name: optional(fc.constantFrom("Mind", "", 5)) }),
  "bulk-delete": fc.oneof(
    fc.record({ ids: fc.array(habitId, { maxLength: 3 }) }),
    fc.record({ habitIds: fc.array(habitId, { maxLength: 3 }) }),
    fc.array(habitId, { maxLength: 3 }),
    fc.constantFrom({}, { ids: "h1" }),
  ),
};

const anything = fc.constantFrom<unknown>({}, [], null, 7, "text");
const queries = fc.constantFrom("", "", "limit=1&offset=1", "date=x", "x=1&y=%20");

const pathOf = ({ path }: Endpoint) =>
  fc
    .record(parameters)
    .map((values: Readonly<Record<string, string>>) =>
      path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? "")),
    );

function queryOf({ query = [] }: Endpoint): fc.Arbitrary<string> {
  const own = query.map(({ name }) =>
    optional(habitId).map((id) => (id === undefined ? "" : `${name}=${encodeURIComponent(id)}`)),
  );
  return fc
    .tuple(queries, ...own)
    .map((parts) => parts.filter((part) => part !== "").join("&"))
    .map((text) => (text === "" ? "" : `?${text}`));
}

function bodyOf({ id, request }: Endpoint): fc.Arbitrary<unknown> {
  if (request === "none") return fc.constant(undefined);
  const right = bodies[request];
  if (right === undefined) throw new Error(`${id}: what is a body of ${request}?`);
  return fc.oneof({ arbitrary: right, weight: 12 }, { arbitrary: anything, weight: 1 });
}

const callOf = (endpoint: Endpoint): fc.Arbitrary<CallV1> =>
  fc
    .tuple(pathOf(endpoint), queryOf(endpoint), bodyOf(endpoint), key)
    .map(([path, query, body, own]) => {
      const { id, method } = endpoint;
      return { endpoint: id, method, path: path + query, body, key: own };
    });

const strange: fc.Arbitrary<CallV1> = fc.oneof(
  fc
    .tuple(fc.constantFrom("/none", "/habits/h1/logs", "/templates", "/areas/a1/b"), key)
    .map(([path, own]) => ({ endpoint: undefined, method: "GET", path, key: own })),
  fc.constant({ endpoint: undefined, method: "PATCH", path: "/areas/a1", key: lawKeys.any }),
);

/** Every endpoint of v1, as the contract has it. */
export const endpointsV1 = prefixedEndpoints.filter(({ version }) => version === "v1");

/** Any call of any endpoint of v1, and some that v1 never had. */
export const anyCallV1: fc.Arbitrary<CallV1> = fc.oneof(
  ...endpointsV1.map((endpoint) => ({ arbitrary: callOf(endpoint), weight: 3 })),
  { arbitrary: strange, weight: 1 },
);
