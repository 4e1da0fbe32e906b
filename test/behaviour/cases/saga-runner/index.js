import { run } from "./runner.js";
import { day } from "./sagas.js";

const store = { state: { habits: [], areas: 0 } };
const { title, outcomes } = await run(day, store);
console.log(title, outcomes.join());
for (const { title: name, target, unit } of store.state.habits) console.log(name, target, unit === "times" ? "x" : unit);
