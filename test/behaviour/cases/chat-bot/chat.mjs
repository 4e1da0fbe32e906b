import { EventEmitter } from 'node:events'

/** A chat room: cards have a title, fields and a target channel. */
export class Room extends EventEmitter {
  #sent = []

  send({ title, text = '', fields = [], target = '#habits' }) {
    this.#sent.push(title)
    console.log(`${target} *${title}*${text && ` ${text}`}`)
    for (const { title: label, value } of fields) console.log(`  ${label}: ${value}`)
    return { success: true, data: { ts: this.#sent.length }, error: null }
  }

  say(user, text) {
    this.emit('message', { user, text, target: { name: 'room', title: 'General' } })
  }
}
