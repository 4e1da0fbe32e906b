var http = require('http'),
    https = require('https'),
    url = require('url'),
    util = require('util'),
    EventEmitter = require('events').EventEmitter

var defaults = { headers: { accept: 'application/json' } }

function Client(base, key) {
  EventEmitter.call(this)
  this.base = base
  this.key = key
}
util.inherits(Client, EventEmitter)

Client.prototype._request = function (method, path, body, cb) {
  var self = this
  var opts = url.parse(self.base + path)
  opts.method = method
  opts.headers = Object.assign({}, defaults.headers, { 'x-api-key': self.key })
  var text = body ? JSON.stringify(body) : ''
  if (text) {
    opts.headers['content-type'] = 'application/json'
    opts.headers['content-length'] = Buffer.byteLength(text)
  }
  var lib = opts.protocol === 'https:' ? https : http
  var req = lib.request(opts)
  req.on('response', function (res) {
    var chunks = []
    res.on('data', function (chunk) { chunks[chunks.length] = chunk })
    res.on('end', function () {
      var reply
      try {
        reply = JSON.parse(Buffer.concat(chunks))
      } catch (e) {
        return cb(e)
      }
      self.emit('answer', method, path, reply.success)
      if (reply.success !== true) {
        var err = new Error(reply.error)
        err.status = res.statusCode
        return cb(err)
      }
      cb(null, reply.data, res)
    })
  })
  req.on('error', cb)
  if (text) req.write(text)
  req.end()
  return req
}

Client.prototype.list = function (cb) { this._request('GET', '/habits', null, cb) }
Client.prototype.today = function (cb) { this._request('GET', '/habits/today', null, cb) }
Client.prototype.get = function (id, cb) { this._request('GET', '/habits/' + encodeURIComponent(id), null, cb) }
Client.prototype.save = function (habit, cb) {
  if (habit.id) return this._request('PUT', '/habits/' + habit.id, { title: habit.title, target: habit.target }, cb)
  this._request('POST', '/habits', { title: habit.title, target: habit.target, unit: 'times', frequency: 'daily' }, cb)
}
Client.prototype.checkin = function (id, day, cb) {
  this._request('POST', '/habits/checkin', { habitId: id, date: day, status: 'done' }, cb)
}
Client.prototype.clear = function (ids, cb) { this._request('DELETE', '/habits/bulk', { ids: ids }, cb) }

module.exports = Client
