import http from '../http.mjs'

export function rename(id, name) {
  let previous
  return {
    title: `rename ${id}`,
    async execute() {
      previous = (await http.get(`habits/${id}`)).title
      await http.put(`habits/${id}`, { title: name })
    },
    revert: () => http.put(`habits/${id}`, { title: previous }),
  }
}
