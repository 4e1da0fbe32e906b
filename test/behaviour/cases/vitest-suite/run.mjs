import { execFileSync } from 'node:child_process'

// prints the outcome of each test, without times
const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', '--pool=threads']
let report
try {
  report = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
} catch (error) {
  report = error.stdout
}
for (const file of JSON.parse(report).testResults) {
  for (const { title, status, failureMessages } of file.assertionResults) console.log(status, title, failureMessages.join())
}
