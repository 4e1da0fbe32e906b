// another form, which is about films
export function searchForm() {
  let values = { title: '', unit: 'min' }
  return {
    change: (event) => {
      values = { ...values, [event.target.name]: event.target.value }
    },
    text: () => `${values.title} (${values.unit})`,
  }
}
