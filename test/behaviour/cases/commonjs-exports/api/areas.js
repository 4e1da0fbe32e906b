const http = require('./http')

class Areas {
  async list () {
    return http.unwrap(await http('/areas'))
  }
}

module.exports = new Areas()
module.exports.Areas = Areas
