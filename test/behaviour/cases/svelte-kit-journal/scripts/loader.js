import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { compile } from 'svelte/compiler'
import ts from 'typescript'

const named = {
  '@sveltejs/kit': new URL('./kit.js', import.meta.url).href,
  '$env/dynamic/private': 'data:text/javascript,export const env = process.env',
}

export async function resolve(specifier, context, next) {
  if (named[specifier]) return { url: named[specifier], shortCircuit: true }
  const base = specifier.startsWith('$lib')
    ? new URL(`../src/lib${specifier.slice(4)}`, import.meta.url)
    : specifier.startsWith('.') && context.parentURL && !context.parentURL.includes('node_modules')
      ? new URL(specifier, context.parentURL)
      : null
  if (base) {
    const end = ['', '.ts', '.js', '/index.ts'].find((each) => /\.\w+$/.test(base.pathname + each) && existsSync(fileURLToPath(base.href + each)))
    if (end !== undefined) return { url: base.href + end, shortCircuit: true }
  }
  return next(specifier, context)
}

const strip = (code) => ts.transpileModule(code, { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } }).outputText

export async function load(url, context, next) {
  if (url.startsWith('file:') && url.endsWith('.ts')) return { format: 'module', source: strip(await readFile(fileURLToPath(url), 'utf8')), shortCircuit: true }
  if (!url.endsWith('.svelte')) return next(url, context)
  const filename = fileURLToPath(url)
  const { js } = compile(await readFile(filename, 'utf8'), { filename, generate: 'server' })
  return { format: 'module', source: js.code, shortCircuit: true }
}
