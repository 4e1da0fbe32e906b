import axios from 'axios';

const API = `${process.env.HABIT_API}/api/v1`;
const options = { headers: { 'X-API-Key': process.env.HABIT_API_KEY } };

/** Number of log entries of one habit. */
async function countLogs(habitId) {
  const query = new URLSearchParams({ habitId });
  const res = await fetch(`${API}/logs?${query}`, options);
  const json = await res.json();
  return json.success ? json.data.length : 0;
}

async function notesOf(habit) {
  const params = new URLSearchParams();
  params.set('habitId', habit.id);
  const res = await fetch(`${API}/notes?` + params.toString(), options);
  return (await res.json()).data;
}

async function notesByAxios(habitId) {
  const { data: { data: notes } } = await axios.get(`${API}/notes`, { ...options, params: { habitId } });
  return notes;
}

const write = ({ id }, text) => axios.post(`${API}/notes`, { text, habitId: id }, options);

const { data: habits } = await fetch(`${API}/habits`, options).then((res) => res.json());
for (const habit of habits) {
  await write(habit, `${habit.title}: ${await countLogs(habit.id)} entries so far`);
}
await write(habits[0], 'second note');

for (const habit of habits) {
  const notes = await notesOf(habit);
  console.log(`# ${habit.title}`);
  notes.forEach((note, i) => console.log(`${i + 1}. ${note.text}`));
}
console.log((await notesByAxios('h3')).map((n) => n.text));
console.log(await countLogs('h404'));

const wrong = await fetch(`${API}/notes?habitId=h404`, options).then((r) => r.json());
console.log(wrong.success, wrong.error);
