import type { Draft } from './habit.ts'
import { labels, page } from './texts.ts'
import type { Errors } from './validate.ts'

export function Form({ draft, errors }: { draft: Draft; errors: Errors }) {
  return (
    <form aria-label={page.title}>
      <label>{labels.title.label}<input value={draft.title} placeholder={labels.title.hint} readOnly />{errors.title && <i>{errors.title}</i>}</label>
      <label>{labels.target.label}<input type="number" value={draft.target} readOnly />{errors.target && <i>{errors.target}</i>}</label>
      <label>{labels.frequency.label}<input value={draft.frequency} readOnly />{errors.frequency && <i>{errors.frequency}</i>}</label>
    </form>
  )
}
