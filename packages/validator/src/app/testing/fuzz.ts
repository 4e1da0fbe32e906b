import fc from "fast-check";

/** How many inputs are tried; `FUZZ_RUNS=50000` is the long form. */
export const fuzzRuns = Number(process.env.FUZZ_RUNS ?? 600);

/** What must never be seen again. */
export const secret = "geheim-7f3a91";

const words = (
  "title name frequency occurrence target unit goals streak completedDates habitId date status operations " +
  "method path body ids text value targetDate unitSymbol statistics success error data __proto__ constructor " +
  "toString daily times rep done 2024-12-20 today schema payload log entries request requests headers a/b~c"
).split(" ");
const odd = ["\u0000", "\ud800", "é☃", ""];
const word = fc.constantFrom(...words, ...odd);
const key = fc.oneof({ weight: 4, arbitrary: word }, fc.string({ unit: "binary", maxLength: 8 }));
const leaf = fc.oneof(
  word,
  fc.boolean(),
  fc.constant(null),
  fc.integer(),
  fc.double(),
  fc.string({ maxLength: 20 }),
  fc.constantFrom(1e308, -0, 2 ** 53, "[[[[", '{"title":1}', '"', "{"),
);
const { value } = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: "small", withCrossShrink: true }, leaf, tie("list"), tie("object")),
  list: fc.array(tie("value"), { maxLength: 4 }),
  object: fc.dictionary(key, tie("value"), { maxKeys: 6 }),
}));

const segment = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      "api",
      "v1",
      "v2",
      "v3",
      "habits",
      "today",
      "checkin",
      "bulk",
      "skip",
      "logs",
      "notes",
      "areas",
      "statistics",
      "overview",
      "user",
      "batch",
      "auth",
      "login",
      "templates",
      "validate",
      "h1",
    ),
  },
  fc.constantFrom("%2F", "%", "..", ".", "%zz", "☃", " ", "//", "{habitId}", "%00"),
  fc.string({ maxLength: 6 }),
);
export const url = fc
  .tuple(
    fc.constantFrom("", "", "https://habits.example", "//", "http://[", "::"),
    fc.array(segment, { maxLength: 6 }),
    fc.constantFrom("", "", "?date=today", "?date=1", "?habitId=h1", "?%=%", "?a&b=&=c#x"),
  )
  .map(([base, segments, query]) => `${base}/${segments.join("/")}${query}`);
export const method = fc.constantFrom(
  "GET",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "HEAD",
  "OPTIONS",
  "post",
  "QUERY",
);

const headers = fc
  .dictionary(
    fc.constantFrom("X-API-Version", "x-client-version", "X-Request-ID", "Content-Type", "X-Odd"),
    fc.constantFrom("1", "2", "", "application/json", "ü", "a\u0000b"),
  )
  .map((own) => ({
    ...own,
    "X-API-Key": secret,
    authorization: `Bearer ${secret}`,
    Cookie: `s=${secret}`,
  }));

/** A request that keeps its secrets where secrets stand, whatever else is odd about it. */
const request = fc.record(
  {
    method,
    url,
    headers,
    body: fc.oneof(
      value,
      value.map((own) => JSON.stringify(own)),
    ),
  },
  { requiredKeys: ["method", "url"] },
);
const login = value.map((own) => ({
  method: "POST",
  url: "/auth/login",
  headers: { "X-API-Key": secret },
  body: { email: own, password: secret, extra: [{ token: secret, own }] },
}));
const payload = fc.record({
  schema: fc.constantFrom("habit", "batch", "log", "error", "x", 1),
  payload: value,
});
const har = fc.array(request, { maxLength: 3 }).map((list) => ({
  log: { entries: list.map((own) => ({ request: own })) },
}));

/** What a body may say: what is judged, and what is not. */
export const document = fc.oneof(
  request,
  request,
  login,
  payload,
  har,
  value,
  fc.array(fc.oneof(request, payload, value), { maxLength: 4 }),
  fc.record({ requests: fc.oneof(fc.array(request, { maxLength: 3 }), value) }),
);

const spoil = (text: string, at: number, kind: number, more: string) => {
  const place = text.length === 0 ? 0 : at % text.length;
  const rests = [
    text.slice(0, place),
    text.slice(0, place) + more + text.slice(place),
    text.slice(0, place) + text.slice(place + 1),
    text + text,
    "[".repeat(at % 200) + text,
  ];
  return rests[kind % rests.length] ?? "";
};

/** A text that was JSON once. */
export const spoilt = fc
  .tuple(
    document,
    fc.nat(),
    fc.nat(),
    fc.constantFrom('"', "{", "]", ",", "\\", "\u0000", "\ufeff", "é", "1e999", "//"),
  )
  .map(([own, at, kind, more]) => spoil(JSON.stringify(own) ?? "", at, kind, more));

export const mediaType = fc.constantFrom(
  "application/json",
  "application/json",
  "application/x-ndjson",
  "application/x-ndjson",
  "application/json; charset=utf-16",
  "text/plain",
  "",
  "application/vnd.x+json",
  "multipart/form-data",
);
