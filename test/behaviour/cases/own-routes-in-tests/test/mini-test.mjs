const tests = []
export const test = (title, run) => tests.push({ title, run })
export async function runAll() {
  for (const { title, run } of tests) {
    try {
      await run()
      console.log('ok', title)
    } catch (error) {
      console.log('FAILED', title, error.message)
      process.exitCode = 1
    }
  }
}
