const EventEmitter = require('events')
const registered = {}
const RED = {
  nodes: {
    createNode(node) {
      Object.assign(node, EventEmitter.prototype)
    },
    registerType(name, ctor) {
      registered[name] = ctor
    },
  },
}

require('./habits-node')(RED)

const Node = registered['habits-today']
const node = new Node({ server: process.env.HABIT_API, key: process.env.HABIT_API_KEY, minStreak: 1 })
node.send = (msg) => console.log(msg.topic, JSON.stringify(msg.payload))
node.status = (s) => console.log(s.fill, s.text)
node.emit('input', { topic: 'morning' })
