import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { compileScript, compileTemplate, parse, rewriteDefault } from 'vue/compiler-sfc'

const ENDS = ['', '.ts', '.js', '.vue', '/index.ts', '/index.js']

/** Compiles a component for the server, as a bundler's plugin would. */
function compile(source, filename) {
  const { descriptor } = parse(source, { filename })
  const { script, scriptSetup, template } = descriptor
  const id = filename.replace(/\W/g, '-')
  if (scriptSetup) {
    const options = { id, inlineTemplate: true, templateOptions: { ssr: true, ssrCssVars: [] } }
    return compileScript(descriptor, options).content
  }
  const plugins = script?.lang === 'ts' ? ['typescript'] : []
  const main = script ? rewriteDefault(script.content, 'component', plugins) : 'const component = {}'
  const { code, errors } = compileTemplate({ source: template.content, filename, id, ssr: true, ssrCssVars: [] })
  if (errors.length > 0) throw errors[0]
  return `${main}\n${code}\ncomponent.ssrRender = ssrRender\nexport default component\n`
}

/** Puts what is below `src` where Node can import it, and says where that is. */
export function build(root = 'src', out = 'node_modules/.app') {
  const files = readdirSync(root, { recursive: true }).filter((file) => /\.(vue|ts|js)$/.test(file))
  for (const file of files) {
    const path = join(root, file)
    const text = readFileSync(path, 'utf8')
    const code = file.endsWith('.vue') ? compile(text, file) : text
    const { outputText } = ts.transpileModule(code, {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, verbatimModuleSyntax: false },
    })
    const linked = outputText.replace(/(from\s*|import\()(["'])(\.[^"']*)\2/g, (_, before, quote, name) => {
      const end = ENDS.find((each) => /\.\w+$/.test(name + each) && existsSync(resolve(dirname(path), name + each)))
      return `${before}${quote}${name}${end}.mjs${quote}`
    })
    const target = join(out, `${file}.mjs`)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, linked)
  }
  return resolve(out)
}
