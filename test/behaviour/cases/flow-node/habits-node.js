const http = require('http')

module.exports = (RED) => {
  function HabitsTodayNode(config) {
    const node = this
    RED.nodes.createNode(node, config)

    node.on('input', function (msg) {
      const at = new URL(config.server)
      const opts = {
        host: at.hostname,
        port: at.port,
        path: '/api/v1/habits/today',
        headers: { 'X-API-Key': config.key },
      }
      http
        .get(opts, (res) => {
          res.setEncoding('utf-8')
          let body = ''
          res.on('data', (chunk) => {
            body += chunk
          })
          res.on('end', () => {
            const response = JSON.parse(body)
            msg.payload = response.data.filter((h) => h.streak >= config.minStreak).map((h) => h.title)
            node.send(msg)
            node.status({ fill: 'green', shape: 'dot', text: `${response.data.length} due` })
          })
        })
        .on('error', (err) => node.status({ fill: 'red', shape: 'ring', text: err.message }))
    })
  }
  RED.nodes.registerType('habits-today', HabitsTodayNode)
}
