/** Runs named tasks that call back; gives all results under the names of their tasks. */
export function parallel(tasks, done) {
  const results = {}
  const names = Object.keys(tasks)
  let open = names.length
  names.forEach((name) => {
    tasks[name]((error, result) => {
      if (error) return done(error)
      results[name] = result
      if (--open === 0) done(null, results)
    })
  })
}

/** The same for tasks that give promises. */
export async function gather(tasks) {
  const pairs = await Promise.all(Object.entries(tasks).map(async ([name, task]) => [name, await task()]))
  return Object.fromEntries(pairs)
}
