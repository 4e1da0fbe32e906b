import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compile, compileModule } from 'svelte/compiler'

export async function load(url, context, next) {
  if (!/\.svelte(\.js)?$/.test(url)) return next(url, context)
  const filename = fileURLToPath(url)
  const { js } = (url.endsWith('.js') ? compileModule : compile)(await readFile(filename, 'utf8'), { filename, generate: 'server' })
  return { format: 'module', source: js.code, shortCircuit: true }
}
