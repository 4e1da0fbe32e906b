import { expect, test } from "vitest";
import { judgePayload } from "../judge/judge-payload.ts";
import { createClient } from "./testing/client.ts";

const v2 = { method: "GET", url: "/api/v2/habits" };
const secrets = ["key-geheim", "token-geheim", "cookie-geheim", "password-geheim", "user-geheim"];
const [key, token, cookie, password, user] = secrets;
const headers = {
  "x-api-key": `${key}`,
  Authorization: `Bearer ${token}`,
  COOKIE: `session=${cookie}`,
  "X-Auth-Token": `${token}`,
};
const tellingBody = {
  title: "Run",
  password,
  nested: [{ refreshToken: token, apiKey: key, "api-key": key }],
  credentials: { own: token },
};

/** Requests with a secret wherever one may be. */
const telling = [
  { method: "POST", url: `https://u:${user}@habits.example/api/v1/habits?api_key=${key}`, headers },
  { method: "POST", url: "/api/v1/habits", headers, body: tellingBody },
  { method: "PUT", url: "/api/v1/habits/h1", headers, body: JSON.stringify(tellingBody) },
  { method: "POST", url: "/auth/login", body: { email: "a@example.com", password } },
  { method: "POST", url: "/auth/login", body: { email: 1, password: [password] } },
  { method: "POST", url: "/auth/login", body: `email=a&password=${password}` },
  { method: "POST", url: "/auth/refresh", body: { refreshToken: token, accessToken: token } },
  { method: "GET", url: `/api/v1/habits?access_token=${token}#id_token=${token}` },
  { method: "DELETE", url: "/api/v1/habits/bulk", headers, body: { ids: ["a"] } },
];

test("no secret of a request ends in an answer, the log or the record", async () => {
  const { post, postLines, send, logged, recorded } = createClient({ accessLog: true });
  const answers = [
    ...(await Promise.all(telling.map((own) => post(own)))),
    await post(telling),
    await postLines(telling.map((own) => JSON.stringify(own)).join("\n")),
    await send("POST", `/validate/api/v1/habits?token=${token}`, {
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify(tellingBody),
    }),
    await post(`{"password":"${password}",`),
    await post({ method: 1, headers: { Authorization: [{}] }, password }),
  ];
  const seen = JSON.stringify({ answers: answers.map(({ text }) => text), logged, recorded });
  for (const secret of secrets) expect(seen).not.toContain(secret);
  expect(recorded.length).toBeGreaterThan(telling.length * 3);
  expect(answers[1]?.json).toMatchObject({
    data: { converted: { requests: [{ headers: { "x-api-key": "***", COOKIE: "***" } }] } },
  });
});

test("a key is hidden by its form where it strayed to", async () => {
  const stray = `hk_${"aB3".repeat(14).slice(0, 40)}`;
  const { post, send, logged, recorded } = createClient({ accessLog: true });
  const body = { title: stray, [stray]: stray };
  const own = await post({ method: "POST", url: `/api/v1/habits/${stray}?k=${stray}`, body });
  const mirrored = await send("GET", `/validate/api/v1/habits/${stray}`);
  const seen = JSON.stringify([own.text, mirrored.text, logged, recorded]);
  expect(seen).not.toContain(stray);
  expect(seen).toContain("***");
});

test("a defect is answered and logged without what was sent", async () => {
  const judge = {
    judgePayload,
    judgeRequest: () => {
      throw new Error(password);
    },
  };
  const { post, logged } = createClient({ judge });
  const { status, text, json } = await post(v2);
  expect(status).toBe(500);
  expect(json).toMatchObject({ error: { code: "INTERNAL_ERROR" } });
  expect(text).not.toMatch(/at |geheim/);
  expect(logged).toMatchObject([{ level: "error", requestId: "r1" }]);
  expect(JSON.stringify(logged)).not.toContain("geheim");
});

test("with a token, who judges must send it; in mirror mode beside that of the judged request", async () => {
  const { post, send } = createClient({ token: "s3cret" });
  for (const given of [{}, { Authorization: "Bearer s3cres" }, { Authorization: "Basic s3cret" }]) {
    const { status, headers: answered, json } = await post(v2, "/validate", given);
    expect(status).toBe(401);
    expect(answered.get("www-authenticate")).toContain("Bearer");
    expect(json).toMatchObject({ error: { code: "UNAUTHORIZED" } });
  }
  expect((await post(v2, "/validate", { Authorization: "Bearer s3cret" })).status).toBe(200);
  const mirrored = (own: Record<string, string>) =>
    send("GET", "/validate/v2/areas", { headers: { Authorization: "Bearer own", ...own } });
  expect((await mirrored({})).status).toBe(401);
  expect((await mirrored({ Authorization: "Bearer s3cret" })).status).toBe(401);
  expect((await mirrored({ "X-Habitshift-Token": "s3cret" })).status).toBe(422);
  expect((await send("GET", "/metrics")).status).toBe(401);
  for (const open of ["/healthz", "/readyz", "/validate", "/changes", "/openapi.json"]) {
    expect((await send("GET", open)).status).toBe(200);
  }
});

test("the token of the service is not part of the judged request", async () => {
  const { send, recorded } = createClient({ token: "s3cret" });
  await send("GET", "/validate/api/v1/areas", { headers: { "X-Habitshift-Token": "s3cret" } });
  expect(Object.keys(recorded[0]?.headers ?? {})).not.toContain("x-habitshift-token");
});

test("pages of other origins may use it only where they are told of", async () => {
  const from = (origin: string) => ({ headers: { Origin: origin } });
  const none = await createClient().send("GET", "/changes", from("https://a.example"));
  expect(none.headers.get("access-control-allow-origin")).toBeNull();
  const { send } = createClient({ cors: ["https://a.example"] });
  const own = await send("GET", "/changes", from("https://a.example"));
  expect(own.headers.get("access-control-allow-origin")).toBe("https://a.example");
  const other = await send("GET", "/changes", from("https://b.example"));
  expect(other.headers.get("access-control-allow-origin")).toBeNull();
  const asked = {
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "content-type",
  };
  const before = await send("OPTIONS", "/validate", {
    headers: { Origin: "https://a.example", ...asked },
  });
  expect(before.status).toBe(204);
  expect(before.headers.get("access-control-allow-methods")).toContain("POST");
  expect(before.headers.get("access-control-allow-headers")).toContain("content-type");
});

test("a client that asks too often waits for the next minute; others and probes do not", async () => {
  let time = Date.parse("2024-12-20T12:00:30Z");
  const { post, send } = createClient({
    requestsPerMinute: 2,
    clientOf: (request) => request.headers.get("x-client") ?? undefined,
    now: () => new Date(time),
  });
  const ask = async (client: string) => await post(v2, "/validate", { "X-Client": client });
  expect([await ask("a"), await ask("a")].map(({ status }) => status)).toEqual([200, 200]);
  const { status, headers: answered, json } = await ask("a");
  expect(status).toBe(429);
  expect(answered.get("retry-after")).toBe("30");
  expect(json).toMatchObject({ error: { code: "RATE_LIMITED" } });
  expect((await ask("b")).status).toBe(200);
  expect((await send("GET", "/healthz", { headers: { "X-Client": "a" } })).status).toBe(200);
  time += 30_000;
  expect((await ask("a")).status).toBe(200);
});
