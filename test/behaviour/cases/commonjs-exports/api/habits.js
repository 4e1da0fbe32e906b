const http = require('./http')
const { unwrap } = http

exports.list = async () => unwrap(await http('/habits'))
exports.get = id => http('/habits/' + id).then(unwrap)
const add = exports.add = (title, extra) => http('/habits', { method: 'POST', json: { title, ...extra } }).then(unwrap)
exports.addDaily = title => add(title, { frequency: 'daily', target: 1 })
exports.bulkRemove = ids => http('/habits/bulk', { method: 'DELETE', json: ids }).then(unwrap)
