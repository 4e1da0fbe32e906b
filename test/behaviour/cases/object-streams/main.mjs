import { pipeline } from 'node:stream/promises';
import { Readable, Transform, Writable } from 'node:stream';
const api = process.env.HABIT_API + '/api/v1';
const headers = { 'X-API-Key': process.env.HABIT_API_KEY, 'Content-Type': 'application/json' };
async function* habits() {
  const res = await fetch(api + '/habits', { headers });
  yield* (await res.json()).data;
}
const toRow = new Transform({
  objectMode: true,
  transform(habit, _enc, done) { done(null, { label: habit.title, goal: `${habit.target} ${habit.unit === 'times' ? 'x' : habit.unit}` }); },
});
const print = new Writable({ objectMode: true, write(row, _e, cb) { console.log(row.label, row.goal); cb(); } });
await pipeline(Readable.from(habits()), toRow, print);

class Streaks extends Transform {
  constructor() { super({ objectMode: true }); this.sum = 0; }
  _transform(habit, _e, cb) { this.sum += habit.streak; cb(null, `${habit.title}\n`); }
  _flush(cb) { this.push(`total ${this.sum}\n`); cb(); }
}
await pipeline(habits(), new Streaks(), async function (source) { for await (const line of source) process.stdout.write(line); });
await pipeline(habits, async function* (source) { for await (const h of source) if (h.streak > 5) yield h.title; }, async (source) => { for await (const t of source) console.log('hot', t); });
