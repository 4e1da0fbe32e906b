export const escape = (text) => String(text).replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
export const html = (strings, ...values) =>
  strings.reduce((out, part, i) => out + part + (i < values.length ? [values[i]].flat().map((v) => (v?.raw ?? escape(v))).join('') : ''), '')
export const page = ({ title, body }) => `<!doctype html><title>${escape(title)}</title>${body}`
