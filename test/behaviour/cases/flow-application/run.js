require('flow-remove-types/register')({ all: true })
require('./src/main.js')
