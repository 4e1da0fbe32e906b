import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compile } from 'svelte/compiler'

export const resolve = (name, context, next) => next(name, { ...context, conditions: [...context.conditions, 'browser'] })

export async function load(url, context, next) {
  if (!url.endsWith('.svelte')) return next(url, context)
  const filename = fileURLToPath(url)
  const { js } = compile(await readFile(filename, 'utf8'), { filename, generate: 'client' })
  return { format: 'module', source: js.code, shortCircuit: true }
}
