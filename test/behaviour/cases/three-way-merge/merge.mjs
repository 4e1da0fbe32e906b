import { base, local } from './db.mjs'
import { create, pull, remove, replace } from './remote.mjs'

const remote = await pull()
remote.h2.name = 'Read!' // somebody else was faster
const changes = []
for (const id of new Set([...Object.keys(base), ...Object.keys(local)])) {
  const [was, mine, theirs] = [base[id], local[id], remote[id]]
  if (!was) {
    changes.push({ what: 'create', id, record: mine })
  } else if (!mine) {
    changes.push({ what: 'remove', id })
  } else {
    const record = { ...theirs }
    for (const [field, value] of Object.entries(mine)) {
      if (value === was[field]) continue
      if (theirs[field] !== was[field]) console.log(`conflict at ${id}.${field}`)
      record[field] = value
      changes.push({ what: 'set', id, field, record })
    }
  }
}

for (const change of changes) {
  if (change.what === 'create') console.log('created', typeof (await create(change.record)))
  if (change.what === 'remove') await remove(change.id)
  if (change.what === 'set') {
    const { title, target, streak } = await replace(change.id, change.record)
    console.log(change.field, title, target, streak)
  }
}
console.log(Object.values(await pull()).map(({ name, amount, every }) => `${name} ${amount} ${every}`).sort())
