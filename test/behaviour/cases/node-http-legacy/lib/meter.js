var http = require('http')

// an electricity meter in the cellar: the words are its own
var meter = http.createServer(function (req, res) {
  res.end(JSON.stringify({ success: true, data: { title: 'Meter', unit: 'times', target: 230, streak: req.url }, error: null }))
})

exports.read = function (cb) {
  meter.listen(0, '127.0.0.1', function () {
    var opts = { host: '127.0.0.1', port: meter.address().port, path: '/api/v1/reading' }
    http.get(opts, function (res) {
      var body = ''
      res.on('data', function (chunk) { body += chunk })
      res.on('end', function () {
        meter.close()
        var reply = JSON.parse(body)
        cb(reply.success ? null : reply.error, reply.data)
      })
    })
  })
}
