const tests = []
export const test = (name, run) => tests.push({ name, run })

export async function runAll() {
  for (const { name, run } of tests) {
    try {
      await run()
      console.log('ok', name)
    } catch (error) {
      console.log('not ok', name, error.message)
    }
  }
}
