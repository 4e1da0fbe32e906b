import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

test.each(["await upstream.text()", "upstream.body"])(
  "an answer that a route hands on as it came, by new Response(%s), is that of the service",
  (body) => {
    const code = `async function forward(path) {
  const upstream = await fetch(process.env.HABIT_API + '/api/v1/' + path, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
  return new Response(${body}, { status: upstream.status })
}
const films = () => new Response(JSON.stringify({ success: true, data: [{ title: 'Heat' }] }))
const reply = await (await forward('habits')).json()
const shown = await (await films()).json()
console.log(reply.success ? reply.data.map((h) => h.title) : reply.error, shown.success, shown.data[0].title)
`;
    const { files } = migrated({ "a.mjs": code });
    expect(files["a.mjs"]).toContain(
      "console.log(!reply.error ? reply.data.map((h) => h.name) : reply.error.message, shown.success, shown.data[0].title)",
    );
  },
);
