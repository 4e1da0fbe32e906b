var http = require('http')
var util = require('util')
var EventEmitter = require('events').EventEmitter

function Rest(opts) {
  EventEmitter.call(this)
  this.opts = util._extend({ host: 'localhost', port: 80, path: '/api/v1', headers: {} }, opts)
}
util.inherits(Rest, EventEmitter)

;['get', 'post', 'put', 'delete'].forEach(function (verb) {
  Rest.prototype[verb] = function (path, body, done) {
    if (typeof body === 'function') { done = body; body = undefined }
    var self = this
    var req = http.request({
      host: self.opts.host, port: self.opts.port, method: verb.toUpperCase(),
      path: self.opts.path + path, headers: self.opts.headers
    })
    req.on('response', function (res) {
      var parts = []
      res.on('data', parts.push.bind(parts))
      res.on('end', function () {
        var reply = JSON.parse(Buffer.concat(parts).toString())
        self.emit('reply', verb, path, res.statusCode)
        if (reply.success) done.call(self, null, reply.data)
        else done.call(self, reply.error)
      })
    })
    req.end(body && JSON.stringify(body))
  }
})

module.exports = Rest
