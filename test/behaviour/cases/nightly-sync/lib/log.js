'use strict'

const banner = { title: 'nightly sync', target: 'stdout' }
let written = 0

function log(level, message) {
  written += 1
  console.log('[' + String(written).padStart(2, '0') + '] ' + level.toUpperCase() + ' ' + message)
}

module.exports = {
  banner: function () { console.log('== ' + banner.title + ' -> ' + banner.target + ' ==') },
  info: log.bind(null, 'info'),
  warn: log.bind(null, 'warn'),
}
