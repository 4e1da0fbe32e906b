// lets node import .vue files (and the .ts beside them) as the bundler does
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc'

const plain = (code) => ts.transpileModule(code, { compilerOptions: { target: 'ES2022', module: 'ESNext', verbatimModuleSyntax: true } }).outputText

export async function load(url, context, next) {
  if (url.endsWith('.ts')) return { format: 'module', shortCircuit: true, source: plain(await readFile(fileURLToPath(url), 'utf8')) }
  if (!url.endsWith('.vue')) return next(url, context)
  const filename = fileURLToPath(url)
  const { descriptor, errors } = parse(await readFile(filename, 'utf8'), { filename })
  if (errors.length) throw errors[0]
  const id = path.basename(filename, '.vue')
  const hasScript = descriptor.script || descriptor.scriptSetup
  const script = hasScript ? compileScript(descriptor, { id, genDefaultAs: '__component', inlineTemplate: Boolean(descriptor.scriptSetup) }) : null
  const out = [script ? script.content : 'const __component = {}']
  if (!descriptor.scriptSetup && descriptor.template) {
    out.push(compileTemplate({ id, filename, source: descriptor.template.content, compilerOptions: { bindingMetadata: script?.bindings } }).code)
    out.push('__component.render = render')
  }
  out.push('export default __component')
  return { format: 'module', shortCircuit: true, source: plain(out.join('\n')) }
}
