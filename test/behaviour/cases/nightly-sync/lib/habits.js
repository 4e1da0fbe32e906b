'use strict'

const retry = require('./retry')

const root = process.env.HABIT_API + '/api/v1/habits'

function headers(extra) {
  return Object.assign({ 'X-API-Key': process.env.HABIT_API_KEY }, extra)
}

async function call(url, init) {
  const res = await fetch(url, init)
  const json = await res.json()
  if (json.success === false) {
    const failure = new Error(json.error || 'HTTP ' + res.status)
    failure.permanent = res.status < 500
    throw failure
  }
  return json.data
}

exports.all = () => retry(() => call(root, { headers: headers() }))

exports.create = (habit) =>
  call(root, {
    method: 'POST',
    headers: headers({ 'Content-Type': 'application/json' }),
    body: JSON.stringify(habit),
  })

exports.update = (id, changes) =>
  call(root + '/' + encodeURIComponent(id), {
    method: 'PUT',
    headers: headers({ 'Content-Type': 'application/json' }),
    body: JSON.stringify(changes),
  })

exports.remove = (ids) =>
  call(root + '/bulk', {
    method: 'DELETE',
    headers: headers({ 'Content-Type': 'application/json' }),
    body: JSON.stringify({ habitIds: ids }),
  })
