import { expect, test } from "vitest";
import { migrated } from "../testing/migrated.ts";

const store = (options: string): string => `import { create } from 'zustand'
import { persist } from 'zustand/middleware'
const call = async (path) =>
  (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers: { 'X-API-Key': 'k' } })).json()).data
const useHabits = create(persist((set) => ({ habits: [], load: async () => set({ habits: await call('/habits') }) }), { name: 'habits', ${options} }))
const useSongs = create(persist(() => ({ songs: [{ title: 'Jolene' }] }), { name: 'songs', partialize: (s) => s.songs.map((song) => song.title) }))
export const Titles = () => useHabits((s) => s.habits.map((habit) => habit.title)).concat(useSongs((s) => s.songs[0].title))
`;

test.each([
  ["partialize: (s) => ({ titles: s.habits.map((h) => h.title) })", "s.habits.map((h) => h.name)"],
  ["onRehydrateStorage: () => (s) => console.log(s.habits[0].title)", "s.habits[0].name"],
  [
    "merge: (kept, s) => ({ ...s, first: s.habits[0]?.title })",
    "({ ...s, first: s.habits[0]?.name })",
  ],
])(
  "what a store is asked for to be kept is asked for by the names of v2: %s",
  (options, expected) => {
    const { files, confidences } = migrated({ "a.jsx": store(options) });
    expect(confidences).toEqual(["safe"]);
    expect(files["a.jsx"]).toContain(expected);
    expect(files["a.jsx"]).toContain("s.habits.map((habit) => habit.name)");
    expect(files["a.jsx"]).toContain("s.songs.map((song) => song.title)");
  },
);
