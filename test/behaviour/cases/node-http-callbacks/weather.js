'use strict'

// the weather station on the roof: another service, with words of its own
const http = require('http')

const station = http.createServer((req, res) => {
  res.setHeader('content-type', 'application/json')
  res.end(JSON.stringify({ success: true, data: { title: 'Rain', target: 4, unit: 'times', streak: 2 }, error: null }))
})

exports.read = function (callback) {
  station.listen(0, '127.0.0.1', () => {
    const options = { host: '127.0.0.1', port: station.address().port, path: '/api/v1/readings', method: 'GET' }
    http
      .request(options, (res) => {
        const chunks = []
        res.on('data', (chunk) => chunks.push(chunk))
        res.on('end', () => {
          station.close()
          const reply = JSON.parse(Buffer.concat(chunks).toString())
          callback(reply.success ? null : new Error(reply.error), reply.data)
        })
      })
      .end()
  })
}
