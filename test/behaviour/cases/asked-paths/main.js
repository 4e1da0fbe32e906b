import { api, counts } from "./api.js";
import { order } from "./shop.js";

const { data: habit } = await api.post("/habits", { title: "Stretch", frequency: "daily", target: 2, unit: "times" });
console.log(habit.title);
const done = await api.post("/habits/checkin", { habitId: habit.id, date: "2024-03-04", status: "done" });
console.log(done.success);
const { data: list } = await api.get("/habits/today");
console.log(list.length, list[0].title);
console.log(order("/orders/checkin"), order("/orders"));
const missing = await api.post("/habits/checkin", { habitId: "nobody", date: "2024-03-04", status: "done" });
console.log(missing.success, missing.note);
console.log(JSON.stringify(counts));
