import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compile } from 'svelte/compiler'

const named = {
  '@sveltejs/kit': new URL('./kit.js', import.meta.url).href,
  '$env/static/private': 'data:text/javascript,export const { HABIT_API, HABIT_API_KEY } = process.env',
}

export async function resolve(specifier, context, next) {
  if (specifier.startsWith('$lib/'))
    return { url: new URL(`../src/lib/${specifier.slice(5)}`, import.meta.url).href, shortCircuit: true }
  if (named[specifier]) return { url: named[specifier], shortCircuit: true }
  return next(specifier, context)
}

export async function load(url, context, next) {
  if (!url.endsWith('.svelte')) return next(url, context)
  const filename = fileURLToPath(url)
  const { js } = compile(await readFile(filename, 'utf8'), { filename, generate: 'server' })
  return { format: 'module', source: js.code, shortCircuit: true }
}
