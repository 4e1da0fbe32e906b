import './test/habits.test.mjs'
import './test/books.test.mjs'
import { runAll } from './test/tiny.mjs'

await runAll()
