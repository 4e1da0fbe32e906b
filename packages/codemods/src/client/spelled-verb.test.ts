import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const result = (code: string) => migrated({ "a.mjs": code }).files["a.mjs"];

const AGENT = `import request from 'superagent'
const agent = request.agent().set('X-API-Key', process.env.HABIT_API_KEY)
const send = (method, path, body) => agent[method.toLowerCase()](process.env.HABIT_API + '/api/v1' + path).send(body).then((res) => res.body.data)
`;
const AXIOS = `import axios from 'axios'
const http = axios.create({ baseURL: process.env.HABIT_API + '/api/v1', headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
const send = (method, path, body) => http[method](path, body).then((res) => res.data.data)
`;

test("a method that is a verb's name in brackets becomes v2's where it is said", () => {
  const code = `${AGENT}await send('PATCH', '/habits/h1', { title: 'Run' })\n`;
  expect(result(code)).toContain("send('PUT', '/habits/h1', { name: 'Run' })");
});

test("a verb's name is written as it was", () => {
  const code = `${AXIOS}await send('patch', '/habits/h1', { title: 'Run' })\n`;
  expect(result(code)).toContain("send('put', '/habits/h1', { name: 'Run' })");
});

test("a verb that takes its body among the options is left to a person", () => {
  const code = `${AXIOS}await send('delete', '/habits/bulk', { data: { ids: ['h1'] } })\n`;
  expect(result(code)).toContain("send('delete', '/habits/bulk', { data: { ids: ['h1'] } })");
});

test("a verb that a proxy is asked for becomes v2's where it is asked", () => {
  const code = `const http = new Proxy({}, { get: (_, verb) => async (path, body) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { method: verb.toUpperCase(), headers: { 'X-API-Key': process.env.HABIT_API_KEY }, body: JSON.stringify(body) })).json()).data })
console.log((await http.patch('/habits/h1', { title: 'Run' })).title)
`;
  expect(result(code)).toContain("(await http.put('/habits/h1', { name: 'Run' })).name");
});
