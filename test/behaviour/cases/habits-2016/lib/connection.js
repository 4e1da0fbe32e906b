'use strict'

var http = require('http')
var url = require('url')
var util = require('util')
var EventEmitter = require('events').EventEmitter

function Connection(options) {
  if (!(this instanceof Connection)) return new Connection(options)
  EventEmitter.call(this)
  this.options = options
  this.base = url.parse(options.url)
}

util.inherits(Connection, EventEmitter)

Connection.prototype.request = function (method, path, body, callback) {
  if (typeof body === 'function') {
    callback = body
    body = null
  }
  var self = this
  var payload = body ? JSON.stringify(body) : ''
  var req = http.request(
    {
      hostname: this.base.hostname,
      port: this.base.port,
      method: method,
      path: '/api/v1' + path,
      headers: {
        'X-API-Key': this.options.key,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(payload),
      },
    },
    function (res) {
      var chunks = []
      res.on('data', function (chunk) {
        chunks.push(chunk)
      })
      res.on('end', function () {
        var parsed
        try {
          parsed = JSON.parse(Buffer.concat(chunks).toString('utf8'))
        } catch (e) {
          return callback(e)
        }
        self.emit('reply', res.statusCode, method)
        if (!parsed.success) {
          var error = new Error(parsed.error || 'failed')
          error.statusCode = res.statusCode
          return callback(error)
        }
        callback(null, parsed.data)
      })
    }
  )
  req.on('error', callback)
  req.end(payload)
}

module.exports = Connection
