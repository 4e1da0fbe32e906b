/** @typedef {{ title: string, sections: Array<{ title: string, lines: string[] }> }} Mail */

/** @param {Mail} mail */
export function render({ title, sections }) {
  const rule = '='.repeat(title.length)
  return [title, rule, ...sections.flatMap(({ title: heading, lines }) => [`## ${heading}`, ...lines.map((line) => `- ${line}`)])].join('\n')
}

export const html = (strings, ...values) =>
  strings.reduce((out, part, at) => out + part + (at < values.length ? String(values[at]).replace(/[<>&]/g, '?') : ''), '')
