'use strict'

const http = require('http')
const https = require('https')
const url = require('url')

const target = url.parse(process.env.HABIT_API)
const transport = target.protocol === 'https:' ? https : http

function call(method, path, payload, callback) {
  const body = payload ? JSON.stringify(payload) : null
  const options = {
    hostname: target.hostname,
    port: target.port,
    path: '/api/v1' + path,
    method,
    headers: { 'X-API-Key': process.env.HABIT_API_KEY, Accept: 'application/json' },
  }
  if (body) {
    options.headers['Content-Type'] = 'application/json'
    options.headers['Content-Length'] = Buffer.byteLength(body)
  }
  const req = transport.request(options, (res) => {
    let text = ''
    res.setEncoding('utf8')
    res.on('data', (chunk) => {
      text += chunk
    })
    res.on('end', () => {
      const reply = JSON.parse(text)
      if (!reply.success) return callback(new Error(`${res.statusCode}: ${reply.error}`))
      callback(null, reply.data)
    })
  })
  req.on('error', callback)
  if (body) req.write(body)
  req.end()
}

exports.list = (callback) => call('GET', '/habits', null, callback)
exports.today = (callback) => call('GET', '/habits/today', null, callback)
exports.find = (id, callback) => call('GET', `/habits/${id}`, null, callback)
exports.create = (title, target, callback) =>
  call('POST', '/habits', { title, target, unit: 'times', frequency: 'daily' }, callback)
exports.done = (habitId, date, callback) =>
  call('POST', '/habits/checkin', { habitId, date, status: 'done' }, callback)
exports.removeAll = (ids, callback) => call('DELETE', '/habits/bulk', { ids }, callback)
