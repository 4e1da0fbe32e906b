import * as v1 from '../src/v1.mjs'
import * as v2 from '../src/v2.mjs'

const api = process.argv.includes('--next') ? v2 : v1

console.log((await api.agenda()).join('\n'))
console.log(await api.finished('h3'))
