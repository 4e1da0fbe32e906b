import { renderToStaticMarkup } from 'react-dom/server'
import { get, save } from './api.ts'
import { Form } from './form.tsx'
import { emptyDraft, type Draft } from './habit.ts'
import { page } from './texts.ts'
import { validate } from './validate.ts'

const loaded = await get('h1')
const draft: Draft = loaded.success ? { title: loaded.data.title, frequency: loaded.data.frequency, target: loaded.data.target } : emptyDraft
console.log(renderToStaticMarkup(<Form draft={draft} errors={validate(draft)} />))
console.log(renderToStaticMarkup(<Form draft={emptyDraft} errors={validate({ ...emptyDraft, target: 0 })} />))
const saved = await save({ ...draft, title: `${draft.title} again` })
console.log(saved.success ? `${saved.data.title}, ${saved.data.target}, ${saved.data.streak}` : saved.error)
const failed = await save(emptyDraft)
console.log(failed.success ? failed.data.title : `${page.error}: ${failed.error}`)
const unknown = await get('h0')
console.log(unknown.success, unknown.error)
