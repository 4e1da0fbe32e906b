import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const page = (key: string, shown: string): string => `import useSWR from 'swr'
const fetcher = async ([path, query]) => {
  const url = process.env.HABIT_API + '/api/v1' + path + (query ? '?' + query : '')
  return (await (await fetch(url, { headers: { 'X-API-Key': 'k' } })).json()).data
}
const songs = async () => [{ title: 'Jolene' }]
export const Songs = () => useSWR(['songs'], songs).data?.map((song) => song.title)
export const List = () => useSWR(${key}, fetcher).data?.map((habit) => ${shown})
`;

test.each(["['/habits']", "['/habits', 'page=1']", "['/habits', undefined]"])(
  "what is cached under a list of words is found there, however many a fetcher asks it for: %s",
  (key) => {
    const { files, confidences } = migrated({ "a.jsx": page(key, "habit.title") });
    expect(confidences).toEqual(["safe"]);
    expect(files["a.jsx"]).toContain("map((habit) => habit.name)");
    expect(files["a.jsx"]).toContain("map((song) => song.title)");
  },
);
