import { expect, test } from "vitest";
import { migrated } from "../../testing/migrated.ts";

const main = `const { app, BrowserWindow, ipcMain } = require('electron')
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }
const ask = async (path) => (await (await fetch(process.env.HABIT_API + '/api/v1' + path, { headers })).json()).data
const add = (habit) => fetch(process.env.HABIT_API + '/api/v1/habits', { method: 'POST', headers, body: JSON.stringify(habit) })
function handle(channel, run) {
  ipcMain.handle(channel, async (event, ...given) => ({ ok: true, value: await run(...given) }))
}
handle('habits:list', () => ask('/habits'))
handle('habits:add', (draft) => add({ frequency: 'daily', ...draft }))
app.whenReady().then(async () => {
  const win = new BrowserWindow({ title: 'Habits' })
  win.webContents.send('habits:changed', await ask('/habits'), { title: win.title })
})
`;
const preload = `const { contextBridge, ipcRenderer } = require('electron')
const call = async (channel, ...given) => (await ipcRenderer.invoke(channel, ...given)).value
contextBridge.exposeInMainWorld('habits', {
  list: () => call('habits:list'),
  add: (draft) => call('habits:add', draft),
  onChange: (run) => ipcRenderer.on('habits:changed', (event, habits, about) => run(habits, about)),
})
`;
const page = `window.habits.onChange((habits, about) => { document.title = about.title + habits[0].streak })
window.habits.list().then((habits) => habits.map((habit) => habit.title).forEach(console.log))
window.habits.add({ title: 'Swim', target: 2 })
`;

test("what the processes of an application tell each other is followed", () => {
  const { files, manual, confidences } = migrated({
    "main.js": main,
    "preload.js": preload,
    "page.js": page,
  });
  expect(manual).toEqual([]);
  expect(confidences).toEqual(["safe"]);
  expect(files["page.js"]).toContain("about.title + habits[0].statistics.currentStreak");
  expect(files["page.js"]).toContain("(habit) => habit.name");
  expect(files["page.js"]).toContain(
    "add({ name: 'Swim', goals: [{ periodicity: 'daily', value: 2 }] })",
  );
});

test("what nobody in the program asks for is made v2's where it is sent, and what nobody hears is left to a person", () => {
  const { files, manual, confidences } = migrated({ "main.js": main });
  expect(manual).toEqual(["title-to-name 6"]);
  expect(files["main.js"]).toContain("(({ title, frequency, target, unit }) =>");
  expect(files["main.js"]).toContain(".id, title: habitBody.name, ");
  expect(confidences).toEqual(["review"]);
});

test("what other channels carry stays", () => {
  const films = `const { ipcMain, ipcRenderer } = require('electron')
ipcMain.handle('films', () => [{ title: 'Heat' }])
ipcRenderer.invoke('films').then(([film]) => console.log(film.title))
`;
  const { files } = migrated({
    "main.js": main,
    "preload.js": preload,
    "page.js": page,
    "films.js": films,
  });
  expect(Object.keys(files)).not.toContain("films.js");
});
