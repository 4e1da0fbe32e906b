import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const express = `import express from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
const app = express()`;
const mount =
  "app.use('/backend', createProxyMiddleware({ target: process.env.HABIT_API + '/api/v1' }))";
const titles = "(await (await fetch('/backend/habits')).json()).data.map((each) => each.title)";

test("what a server mounts a rule on may be cut off", () => {
  const { files } = migrated({
    "server.mjs": `${express}\n${mount}\napp.listen(3000)\n`,
    "web.mjs": `export const titles = async () => ${titles}\n`,
  });
  expect(files["server.mjs"]).toContain("process.env.HABIT_API + '/api/v2'");
  expect(files["web.mjs"]).toContain("each.name");
});

test("what a server answers itself is not handed on", () => {
  const own =
    "app.get('/backend/areas', (_, res) => res.json({ success: true, data: [{ title: 'mine' }] }))";
  const code =
    "export const own = async () => (await (await fetch('/backend/areas')).json()).success";
  const { files } = migrated({
    "server.mjs": `${express}\n${own}\n${mount}\napp.listen(3000)\n`,
    "web.mjs": `${code}\nexport const titles = async () => ${titles}\n`,
  });
  expect(files["web.mjs"]).toContain(code);
  expect(files["web.mjs"]).toContain("each.name");
});

test("a rule is for its own paths, whatever it cuts of them", () => {
  const own = "console.log((await (await fetch('/api/notes')).json()).success)";
  const { files } = migrated({
    "vite.config.js": `export default { server: { proxy: {
  '/api/habits': { target: process.env.HABIT_API, rewrite: (path) => path.replace(/^\\/api/, '/api/v1') },
  '/api/notes': { target: 'https://notes.example', rewrite: (path) => path.replace(/^\\/api/, '/v3') },
} } }
`,
    "web.js": `${own}\nconsole.log((await (await fetch('/api/habits')).json()).data[0].title)\n`,
  });
  expect(files["vite.config.js"]).toContain("'/api/v2'");
  expect(files["web.js"]).toContain(own);
  expect(files["web.js"]).toContain("data[0].name");
});
