const assert = require('node:assert')
const { HabitGateway } = require('./gateway.cjs')

const habit = (over) => ({ id: 'x', title: 'Run', frequency: 'daily', target: 3, unit: 'times', streak: 1, completedDates: [], ...over })

function spy(...answers) {
  const sent = []
  const transport = async (request) => {
    sent.push(request)
    return answers[sent.length - 1]
  }
  return { transport, sent }
}

const ok = (data) => ({ success: true, data, error: null })

module.exports = {
  async 'create sends defaults'() {
    const { transport, sent } = spy(ok(habit()))
    const made = await new HabitGateway(transport).create('Run')
    assert.strictEqual(made.title, 'Run')
    assert.deepStrictEqual(sent, [
      { method: 'POST', path: '/api/v1/habits', body: { title: 'Run', frequency: 'daily', target: 1, unit: 'times' } },
    ])
  },
  async 'setTarget keeps the unit'() {
    const { transport, sent } = spy(ok(habit({ unit: 'km' })), ok(habit({ target: 5, unit: 'km' })))
    const after = await new HabitGateway(transport).setTarget('x', 5)
    assert.equal(after.target, 5)
    assert.deepEqual(sent[1].body, { target: 5, unit: 'km' })
  },
  async 'setTarget does nothing when it is the same'() {
    const { transport, sent } = spy(ok(habit()))
    await new HabitGateway(transport).setTarget('x', 3)
    assert.equal(sent.length, 1)
  },
  async 'complete sends the day'() {
    const { transport, sent } = spy(ok({}))
    await new HabitGateway(transport).complete('x', '2024-12-01')
    assert.deepEqual(sent[0], { method: 'POST', path: '/api/v1/habits/checkin', body: { habitId: 'x', date: '2024-12-01', status: 'done' } })
  },
  async 'failures are thrown'() {
    const { transport } = spy({ success: false, data: null, error: 'nope' })
    await assert.rejects(new HabitGateway(transport).create(''), { message: 'nope', method: 'POST' })
  },
}
