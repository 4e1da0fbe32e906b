const removeTypes = require('flow-remove-types')
const fs = require('fs')

require.extensions['.js'] = function (module, filename) {
  const source = fs.readFileSync(filename, 'utf8')
  module._compile(/@flow/.test(source) ? removeTypes(source).toString() : source, filename)
}
require('./src/main')
