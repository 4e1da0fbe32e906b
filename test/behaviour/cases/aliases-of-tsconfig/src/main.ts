import { dueToday, one } from "@api";
import { films } from "@films/shelf";
// the way that the sources of the design system write it
import { line } from "habits/lines";

for (const habit of await dueToday()) console.log(line(habit));
for (const film of films) console.log(`${film.title} (seen ${film.streak} times)`);
const first = await one("h1");
console.log(`first of all: ${first.title}, ${first.frequency}`);
await one("nobody").catch((error: Error) => console.log(error.message));
