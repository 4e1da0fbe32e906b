import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compile, compileModule } from 'svelte/compiler'

export async function load(url, context, next) {
  if (!/\.svelte(\.js)?$/.test(url)) return next(url, context)
  const filename = fileURLToPath(url)
  const source = await readFile(filename, 'utf8')
  const translate = url.endsWith('.js') ? compileModule : compile
  const { js } = translate(source, { filename, generate: 'server' })
  return { format: 'module', source: js.code, shortCircuit: true }
}
