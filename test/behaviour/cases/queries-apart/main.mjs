import { dueByGot, dueByKy, dueByUndici, listByGot } from './api.mjs'

console.log(await dueByKy(5), await dueByGot(5), await dueByUndici(), await listByGot(50))
