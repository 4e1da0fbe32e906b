import { describe, expect, test } from "vitest";
import { openTest } from "../testing/client.ts";

describe("access", () => {
  test("tells apart why a key does not work", async () => {
    const { ask, sandbox } = await openTest();
    const status = async (headers: Record<string, string>, path = "/v2/areas") => {
      const { status, json } = await ask("GET", path, undefined, headers);
      return [status, json.error?.message];
    };
    expect(await status({ "X-API-Key": "" })).toMatchObject([
      401,
      expect.stringMatching("unknown"),
    ]);
    expect(await status({ "X-API-Key": "k-no" })).toMatchObject([
      401,
      expect.stringMatching("unknown"),
    ]);
    expect(await status({ "X-API-Key": "k-old" })).toMatchObject([
      401,
      expect.stringMatching("expired"),
    ]);
    expect(await status({ "X-API-Key": "k-v1" })).toMatchObject([403, expect.stringMatching("v1")]);
    expect(await status({ "X-API-Key": "k-read" })).toMatchObject([
      403,
      expect.stringMatching("areas:read"),
    ]);
    expect(await status({ "X-API-Version": "" })).toMatchObject([
      400,
      expect.stringMatching("X-API-Version"),
    ]);
    expect(await status({ "X-Request-ID": "twice" })).toEqual([200, undefined]);
    expect(await status({ "X-Request-ID": "twice" })).toMatchObject([400, expect.any(String)]);
    sandbox.clock.move(new Date("2025-01-10T12:10:00Z"));
    expect(await status({ "X-Request-ID": "twice" })).toEqual([200, undefined]);
    await sandbox.store.updateTable("account").set({ plan: "free" }).execute();
    expect(await status({})).toMatchObject([403, expect.stringMatching("subscription")]);
  });

  test("refuses what is over the limit, until the window ends", async () => {
    const { ask, sandbox } = await openTest();
    const few = { "X-API-Key": "k-few" };
    await ask("GET", "/v2/habits", undefined, few);
    const last = await ask("GET", "/v2/habits", undefined, few);
    expect(last.headers.get("ratelimit")).toBe('"minute";r=0;t=60, "day";r=49998;t=43200');
    const over = await ask("GET", "/v2/habits", undefined, few);
    expect([over.status, over.json.error.code]).toEqual([429, "RATE_LIMITED"]);
    expect(over.headers.get("retry-after")).toBe("60");
    sandbox.clock.move(new Date("2025-01-10T12:01:00Z"));
    expect((await ask("GET", "/v2/habits", undefined, few)).status).toBe(200);
  });

  test("login, refresh and tokens of the earlier flow", async () => {
    const { ask, sandbox } = await openTest();
    const login = { email: "a@example.com", password: "secret" };
    expect((await ask("POST", "/auth/login", { ...login, password: "no" })).status).toBe(401);
    expect((await ask("POST", "/auth/login", {})).json.error.details).toHaveLength(2);
    const { data } = (await ask("POST", "/auth/login", login)).json;
    const list = async (token: string) => {
      const request = new Request("http://sandbox.test/api/v2/habits", {
        headers: {
          Authorization: `Bearer ${token}`,
          "X-API-Version": "2",
          "X-Client-Version": "1",
          "X-Request-ID": crypto.randomUUID(),
        },
      });
      return sandbox.fetch(request);
    };
    expect((await list(data.accessToken)).status).toBe(200);
    const old = await list("id-token");
    expect([old.status, old.headers.get("sunset")]).toEqual([200, "Tue, 01 Jul 2025 00:00:00 GMT"]);
    const again = await ask("POST", "/auth/refresh", { refreshToken: data.refreshToken });
    expect(again.status).toBe(200);
    expect((await ask("POST", "/auth/refresh", { refreshToken: data.refreshToken })).status).toBe(
      401,
    );
    sandbox.clock.move(new Date("2025-07-01T00:00:00Z"));
    expect((await list(data.accessToken)).status).toBe(401);
    expect((await list("id-token")).status).toBe(401);
  });
});
