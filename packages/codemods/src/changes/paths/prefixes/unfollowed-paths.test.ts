import { expect, test } from "vitest";
import { migrated } from "../../../testing/migrated.ts";

const paths = {
  "main.mjs": `import { call } from 'some-rpc'
import { PATHS } from './paths.mjs'
call(PATHS.logs)
`,
  "paths.mjs": "export const PATHS = { base: '/api/v1', logs: '/api/v1/logs' }\n",
};
const ask = (url: string) => `const headers = { 'x-api-key': process.env.KEY }
export const ask = (body) => fetch(${url}, { method: 'POST', headers, body })
`;

test("a key that is sent to another host says nothing of the service", () => {
  const { manual } = migrated({ ...paths, "a.mjs": ask("'https://models.example/v1/messages'") });
  expect(manual).toEqual([]);
});

test("a path that others may have is reported where its file names the key", () => {
  const { manual } = migrated({
    "a.mjs": `import { connect } from 'some-rpc'
connect({ 'X-API-Key': process.env.KEY }).ask('/api/v1/areas')
`,
  });
  expect(manual).toEqual(["areas-moved 2"]);
});
