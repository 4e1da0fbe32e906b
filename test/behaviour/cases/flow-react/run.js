const fs = require('fs');
const flow = require('flow-remove-types');
const ts = require('typescript');

require.extensions['.js'] = function (module, filename) {
  let code = fs.readFileSync(filename, 'utf8');
  if (!filename.includes('node_modules')) {
    code = ts.transpileModule(flow(code, { all: true }).toString(), {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX, esModuleInterop: true, allowJs: true },
      fileName: filename.replace(/\.js$/, '.jsx'),
    }).outputText;
  }
  module._compile(code, filename);
};
require('./src/index.js');
