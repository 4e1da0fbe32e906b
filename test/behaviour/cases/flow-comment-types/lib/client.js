/* @flow strict */
'use strict'

/*:: import type { Envelope, Habit } from './types'; */

class HabitsClient {
  /*::
  base: string;
  key: string;
  */

  constructor(base /*: string */, key /*: string */) {
    this.base = base
    this.key = key
  }

  async request(path /*: string */, method /*: string */ = 'GET', body /*: mixed */) /*: Promise<any> */ {
    const response = await fetch(`${this.base}/api/v1${path}`, {
      method,
      headers: { 'X-API-Key': this.key, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const envelope /*: Envelope<any> */ = await response.json()
    if (!envelope.success) throw new Error(envelope.error || 'unknown')
    return envelope.data
  }

  all() /*: Promise<$ReadOnlyArray<Habit>> */ {
    return this.request('/habits')
  }

  rename(habit /*: Habit */, title /*: string */) /*: Promise<Habit> */ {
    return this.request(`/habits/${habit.id}`, 'PUT', { title })
  }

  removeAll(ids /*: Array<string> */) {
    return this.request('/habits/bulk', 'DELETE', { ids })
  }
}

module.exports = { HabitsClient }
