import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { compileScript, compileTemplate, parse, rewriteDefault } from 'vue/compiler-sfc'

const ssr = process.env.RENDER === 'server'

export async function resolve(specifier, context, next) {
  const at = specifier.startsWith('@/')
    ? new URL(`./src/${specifier.slice(2)}`, import.meta.url)
    : specifier.startsWith('.') && context.parentURL && !context.parentURL.includes('node_modules')
      ? new URL(specifier, context.parentURL)
      : null
  if (at) {
    const end = ['', '.ts', '.js', '.vue', '/index.ts'].find((each) => /\.\w+$/.test(at.pathname + each) && existsSync(fileURLToPath(at.href + each)))
    if (end !== undefined) return { url: at.href + end, shortCircuit: true }
  }
  return next(specifier, context)
}

function compile(source, filename) {
  const { descriptor, errors } = parse(source, { filename })
  if (errors.length) throw errors[0]
  const id = filename.replace(/\W/g, '-')
  if (descriptor.scriptSetup) {
    return compileScript(descriptor, { id, inlineTemplate: true, templateOptions: { ssr, ssrCssVars: [] } }).content
  }
  const main = descriptor.script ? rewriteDefault(descriptor.script.content, 'component', ['typescript']) : 'const component = {}'
  const { code } = compileTemplate({ source: descriptor.template.content, filename, id, ssr, ssrCssVars: [] })
  const hook = ssr ? 'ssrRender' : 'render'
  return `${main}\n${code}\ncomponent.${hook} = ${hook}\nexport default component\n`
}

export async function load(url, context, next) {
  if (!url.startsWith('file:') || url.includes('node_modules') || !/\.(vue|ts)$/.test(url)) return next(url, context)
  const text = await readFile(fileURLToPath(url), 'utf8')
  const code = url.endsWith('.vue') ? compile(text, url.split('/').at(-1)) : text
  const { outputText } = ts.transpileModule(code, { compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 } })
  return { format: 'module', source: outputText, shortCircuit: true }
}
