const STATES = {
  idle: {
    async new() { this.draft = { frequency: 'daily', unit: 'times' }; return this.go('title', 'What is it called?') },
    async list() {
      const reply = await this.api.list()
      return reply.success ? reply.data.map((h) => `${h.title} x${h.target}`) : [reply.error]
    },
    async tick() { return this.go('pick', 'Which one?') },
    async bye() { return ['Bye', `made ${this.made.map(({ title }) => title).join() || 'none'}`] },
    async default(text) { return [`I do not know "${text}"`] },
  },
  title: {
    async default(text) {
      if (!text) return ['A title, please']
      this.draft.title = text
      return this.go('target', 'How often?')
    },
  },
  target: {
    async default(text) {
      const target = Number(text)
      if (Number.isNaN(target)) return ['A number, please']
      Object.assign(this.draft, { target })
      return this.go('confirm', `Save ${this.draft.title} (${this.draft.target})?`)
    },
  },
  confirm: {
    async yes() {
      const { success, data, error } = await this.api.create(this.draft)
      if (success) this.made.push(data)
      return this.go('idle', success ? `Saved as ${data.title}` : error)
    },
    async default() { return this.go('idle', 'Dropped') },
  },
  pick: {
    async default(text) {
      const { data } = await this.api.list()
      const found = data.find(({ title }) => title === text)
      const reply = await this.api.tick(found ? found.id : 'unknown', '2024-12-20')
      return this.go('idle', reply.success ? 'Ticked' : `Could not: ${reply.error}`)
    },
  },
}

class Conversation {
  constructor(api) {
    this.api = api
    this.state = 'idle'
    this.made = []
    this.draft = null
  }
  go(state, line) {
    this.state = state
    return [line]
  }
  hear(text) {
    const handlers = STATES[this.state]
    const handler = handlers[text] || handlers.default
    return handler.call(this, text)
  }
}
module.exports = { Conversation, title: 'bot', target: 'console' }
