'use strict'
const http = require('http')
const https = require('https')

/** node-style: callback(error, data) */
module.exports = function request(method, path, payload, callback) {
  if (typeof payload === 'function') {
    callback = payload
    payload = null
  }
  const url = new URL('/api/v1' + path, process.env.HABIT_API)
  const text = payload ? JSON.stringify(payload) : ''
  const transport = url.protocol === 'https:' ? https : http
  const req = transport.request(
    url,
    {
      method: method,
      headers: {
        'X-API-Key': process.env.HABIT_API_KEY,
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
      },
    },
    function (res) {
      const chunks = []
      res.on('data', function (chunk) { chunks.push(chunk) })
      res.on('end', function () {
        let answer
        try {
          answer = JSON.parse(Buffer.concat(chunks).toString('utf8'))
        } catch (e) {
          return callback(e)
        }
        if (answer.success === false) return callback(new Error(answer.error))
        callback(null, answer.data)
      })
    },
  )
  req.on('error', callback)
  req.end(text)
}
