import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const http = `import axios from 'axios'
const http = axios.create({ baseURL: 'https://habits.example.com/api/v1', headers: { 'X-API-Key': 'k' } })
http.interceptors.response.use((response) => response.data)
interface Reply<T> { success: boolean; data: T }
interface Habit { id: string; title: string }
interface Book { title: string }
`;

test.each(["unknown", "any"])("get<%s, Reply> says what the interceptors give", (first) => {
  const { files } = migrated({
    "a.ts": `${http}const list = await http.get<${first}, Reply<Habit[]>>('/habits')
for (const habit of list.data) console.log(habit.title)
const made = await http.post<${first}, Reply<Habit>>('/habits', { title: 'Nap' })
console.log(made.success)
const book = await axios.get<${first}, Book>('https://books.example.com/1')
console.log(book.title)
`,
  });
  const text = files["a.ts"];
  expect(text).toContain("interface Habit { id: string; name: string }");
  expect(text).toContain("data: T }");
  expect(text).toContain("console.log(habit.name)");
  expect(text).toContain("console.log(!made.error)");
  expect(text).toContain("interface Book { title: string }");
  expect(text).toContain("console.log(book.title)");
});
