const labels = { rename: { title: 'rename job', unit: 'habit' }, checkin: { title: 'check-in job', unit: 'day' } }

export const labelOf = ({ type }) => labels[type]?.title ?? type

export const handlers = {
  checkin: async (service, { habitId, days }) => {
    for (const date of days) await service.post('/habits/checkin', { habitId, date, status: 'done' })
    return `${days.length} ${labels.checkin.unit}s`
  },
  skip: async (service, { habitId, date }) => {
    await service.post('/habits/skip', { habitId, date })
    return date
  },
  async rename(service, { habitId, to }) {
    const before = await service.get(`/habits/${habitId}`)
    const after = await service.put(`/habits/${habitId}`, { ...pick(before, ['frequency', 'target', 'unit']), title: to })
    return `${before.title} => ${after.title}`
  },
  async create(service, { habit }) {
    const { id, title, target, unit } = await service.post('/habits', habit)
    return [id.length > 0, title, target, unit]
  },
  async note(service, { habitId, lines }) {
    await service.post('/notes', { habitId, text: lines.join('\n') })
    const notes = await service.get(`/notes?${new URLSearchParams({ habitId })}`)
    return notes.at(-1).text.split('\n').length
  },
  clean: async (service, { below }) => {
    const ids = []
    for await (const { id, streak } of service.habits()) if (streak < below) ids.push(id)
    await service.delete('/habits/bulk', { ids })
    return ids.length
  },
  async flaky(_service, job) {
    job.left -= 1
    if (job.left > 0) throw Object.assign(new Error('try again'), { retryable: true })
    return 'at last'
  },
}

function pick(object, keys) {
  return Object.fromEntries(keys.map((key) => [key, object[key]]))
}
