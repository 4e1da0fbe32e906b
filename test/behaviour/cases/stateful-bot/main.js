const { Conversation } = require('./conversation')
const api = require('./api')

const inputs = ['hello', 'new', '', 'Floss', 'abc', '4', 'yes', 'list', 'new', 'Floss again', '1', 'no', 'tick', 'Read', 'tick', 'Dance', 'bye']

;(async () => {
  const talk = new Conversation(api)
  for (const input of inputs) {
    for (const line of await talk.hear(input)) console.log(`${input || '(empty)'} -> ${line}`)
  }
})()
