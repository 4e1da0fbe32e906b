import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const REQUIRED =
  "{ 'X-API-Version': '2', 'X-Client-Version': '1.0.0', 'X-Request-ID': crypto.randomUUID() }";
const after = (headers: string) =>
  migrated({
    "a.mjs": `const isNew = process.env.NEW === '1'
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, ${headers} }
await fetch(process.env.HABIT_API + '/api/v1/habits', { headers })
`,
  }).files["a.mjs"];

test.each([`...(isNew ? ${REQUIRED} : {})`, `...(isNew && ${REQUIRED})`])(
  "headers that are there as the case may be are added: %s",
  (headers) => {
    expect(after(headers)).toContain("{ headers: { ...headers, 'X-API-Version'");
  },
);

test.each([`...${REQUIRED}`, `...(isNew ? ${REQUIRED} : ${REQUIRED})`])(
  "headers that are there in any case are not: %s",
  (headers) => {
    expect(after(headers)).toContain("/api/v2/habits', { headers })");
  },
);
