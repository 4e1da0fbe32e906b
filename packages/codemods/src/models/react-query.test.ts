import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const client = `import { InfiniteQueryObserver, MutationCache, MutationObserver, QueryCache, QueryClient, QueryObserver, dehydrate } from '@tanstack/react-query'
const call = async (path, init) => {
  const reply = await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': 'k' }, ...init })).json()
  if (!reply.success) throw new Error(reply.error)
  return reply.data
}
const song = { title: 'Jolene' }
`;
const query = "{ queryKey: ['habits'], queryFn: () => call('/habits') }";
const mutation =
  "mutationFn: (body) => call('/habits', { method: 'POST', body: JSON.stringify(body) })";

test.each([
  [
    `const c = new QueryClient()
new QueryObserver(c, ${query}).subscribe((result) => console.log(result.data[0].title, song.title))`,
    "console.log(result.data[0].name, song.title)",
  ],
  [
    `const observer = new QueryObserver(new QueryClient(), { ...${query}, select: (all) => all.map((h) => h.title) })
console.log(observer.getCurrentResult().data, song.title)`,
    "select: (all) => all.map((h) => h.name) })",
  ],
  [
    `const rename = new MutationObserver(new QueryClient(), { ${mutation}, onMutate: (vars) => console.log(vars.title, song.title) })
rename.mutate({ title: 'Run' }).then((habit) => console.log(habit.title))`,
    "rename.mutate({ name: 'Run' }).then((habit) => console.log(habit.name))",
  ],
  [
    `const c = new QueryClient({ queryCache: new QueryCache({ onSuccess: (data, query) => console.log(data[0].title, query.queryKey, song.title) }) })
c.prefetchQuery(${query})`,
    "onSuccess: (data, query) => console.log(data[0].name, query.queryKey, song.title)",
  ],
  [
    `const c = new QueryClient()
c.prefetchQuery(${query}).then(() => console.log(dehydrate(c).queries.map((q) => q.state.data[0].title), song.title))`,
    "dehydrate(c).queries.map((q) => q.state.data[0].name), song.title)",
  ],
])("what goes through a client without components is followed: %s", (program, expected) => {
  const { files, confidences } = migrated({ "a.js": client + program });
  expect(files["a.js"]).toContain(expected);
  expect(files["a.js"]).toContain("song = { title: 'Jolene' }");
  expect(confidences).toEqual(["safe"]);
});
