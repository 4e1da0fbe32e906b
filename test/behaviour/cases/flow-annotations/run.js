require('flow-remove-types/register')
require('./src/main.js')
