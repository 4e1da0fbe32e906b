export const fields = [
  { name: 'title', label: 'What', value: 'Juggle' },
]

export function habitForm(initial) {
  let values = initial
  return {
    change: (event) => {
      values = { ...values, [event.target.name]: event.target.value }
    },
    values: () => values,
  }
}
