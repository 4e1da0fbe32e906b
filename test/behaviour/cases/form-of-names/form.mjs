const blank = { title: '', frequency: 'daily', target: 1, unit: 'times' }

/** What a page posts, field by field, under the names of its inputs. */
export function readForm(text) {
  let form = blank
  for (const [name, value] of new URLSearchParams(text)) {
    form = { ...form, [name]: name === 'target' ? Number(value) : value }
  }
  return form
}

export const problems = (form) => Object.keys(blank).filter((name) => form[name] === '')
