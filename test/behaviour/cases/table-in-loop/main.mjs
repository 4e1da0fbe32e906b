const call = async (method, path, body) => {
  const res = await fetch(`${process.env.HABIT_API}/api/v1${path}`, { method, headers: { "X-API-Key": process.env.HABIT_API_KEY, "Content-Type": "application/json" }, body: body && JSON.stringify(body) })
  const text = await res.text()
  const json = text ? JSON.parse(text) : { success: true }
  if (!json.success) throw new Error(json.error)
  return json.data
}
const TABLE = {
  list: { method: "GET", path: () => "/habits" },
  create: { method: "POST", path: () => "/habits" },
  update: { method: "PUT", path: (id) => `/habits/${id}` },
  checkin: { method: "POST", path: () => "/habits/checkin" },
  removeAll: { method: "DELETE", path: () => "/habits/bulk" },
}
 const api = {}
for (const [name, { method, path }] of Object.entries(TABLE)) api[name] = (...args) => { const body = ["POST", "PUT", "DELETE"].includes(method) ? args.pop() : undefined; return call(method, path(...args), body) }
console.log((await api.list()).map((h) => `${h.title} ${h.target}`))
const made = await api.create({ title: "Bike", frequency: "daily", target: 2, unit: "times" })
console.log(made.title, (await api.update(made.id, { title: "Biking" })).title)
await api.checkin({ habitId: made.id, date: "2024-07-07", status: "done" })
await api.removeAll({ ids: ["h2", "h3"] })
console.log((await api.list()).map((h) => h.title))
