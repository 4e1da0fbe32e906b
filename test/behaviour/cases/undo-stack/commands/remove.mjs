import http from '../http.mjs'

export function remove(id) {
  let snapshot = null
  let current = id
  return {
    title: `remove ${id}`,
    async execute() {
      const { id: _, streak, completedDates, ...rest } = await http.get(`habits/${current}`)
      snapshot = rest
      await http.delete(`habits/${current}`)
    },
    async revert() {
      const made = await http.post('habits', snapshot)
      current = made.id
    },
  }
}
