// runs the suite and prints its verdicts in a stable form
import { startVitest } from 'vitest/node'

const lines = []
const reporter = {
  onTestCaseResult(test) {
    const { state, errors } = test.result()
    lines.push(`${state} ${test.fullName}${errors?.length ? ` (${errors[0].message.split('\n')[0]})` : ''}`)
  },
}
const vitest = await startVitest('test', [], { watch: false, reporters: [reporter], cache: false, fileParallelism: false, config: false, include: ['test/**/*.test.{js,ts}'] })
await vitest.close()
console.log(lines.join('\n'))
process.exit()
