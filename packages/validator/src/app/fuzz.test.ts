import fc from "fast-check";
import { expect, test } from "vitest";
import { createClient } from "./testing/client.ts";
import { document, fuzzRuns, mediaType, method, secret, spoilt, url } from "./testing/fuzz.ts";

const patience = 60_000 + fuzzRuns * 20;
const { send, post, postLines, logged, recorded } = createClient({
  accessLog: true,
  limits: { bodyBytes: 20_000 },
});

/** What holds of every answer; that it is one that the document tells of, the client has looked at. */
function expectSound({ status, text }: { readonly status: number; readonly text: string }): void {
  expect(status).toBeLessThan(500);
  expect(text).not.toMatch(/\n\s+at |node:|\.ts:\d/);
}

/** Looked at and thrown away, so that long runs do not fill the memory. */
function expectSilence(text: string): void {
  expect(text).not.toContain(secret);
  expect(JSON.stringify([logged, recorded])).not.toContain(secret);
  logged.length = 0;
  recorded.length = 0;
}

const check = <T>(values: fc.Arbitrary<T>, law: (value: T) => Promise<void>) =>
  fc.assert(fc.asyncProperty(values, law), { numRuns: Math.ceil(fuzzRuns / 4) });

test(
  "whatever JSON is sent is answered, and no secret is seen again",
  async () => {
    await check(document, async (own) => {
      const seen = await post(JSON.stringify(own) ?? "");
      expectSound(seen);
      expectSilence(seen.text);
    });
  },
  patience,
);

test(
  "lines of whatever JSON are answered line by line",
  async () => {
    await check(fc.array(document, { maxLength: 5 }), async (list) => {
      const seen = await postLines(list.map((own) => JSON.stringify(own)).join("\n"));
      expectSound(seen);
      expectSilence(seen.text);
      expect(seen.json).toHaveLength(list.length + 1);
    });
  },
  patience,
);

test(
  "what is no JSON, no text or of any media type is answered",
  async () => {
    const bytes = fc.oneof(
      spoilt.map((text) => new TextEncoder().encode(text)),
      fc.uint8Array({ maxLength: 200 }),
      fc.constant(new Uint8Array(30_000).fill(91)),
    );
    await check(fc.tuple(bytes, mediaType, method), async ([body, type, own]) => {
      const hasBody = own !== "GET" && own !== "HEAD";
      const headers = { "Content-Type": type };
      expectSound(
        await send(own, "/validate?fail=true", {
          headers,
          ...(hasBody && { body: new Uint8Array(body) }),
        }),
      );
      logged.length = 0;
      recorded.length = 0;
    });
  },
  patience,
);

test(
  "whatever is sent in mirror mode is answered",
  async () => {
    const headers = { "X-API-Key": secret, Authorization: `Bearer ${secret}` };
    await check(fc.tuple(method, url, spoilt, mediaType), async ([own, path, body, type]) => {
      const hasBody = own !== "GET" && own !== "HEAD";
      const [below = ""] = path.replace(/^\w+:\/\/[^/]*|^:*/, "").split("#");
      if (!URL.canParse(`http://localhost/validate${below}`)) return;
      const { status, text } = await send(own, `/validate${below}`, {
        headers: { ...headers, "Content-Type": type },
        ...(hasBody && { body: type === "" ? "" : body.replaceAll(secret, "x") }),
      });
      expectSound({ status, text });
      expectSilence(text);
    });
  },
  patience,
);
