'use strict'
const { request } = require('undici')

const send = (method) => async (path, payload) => {
  const { statusCode, body } = await request(`${process.env.HABIT_API}/api/v1${path}`, {
    method,
    headers: { 'x-api-key': process.env.HABIT_API_KEY, 'content-type': 'application/json' },
    ...(payload && { body: JSON.stringify(payload) }),
  })
  const envelope = await body.json()
  if (statusCode > 299) throw new Error(envelope.error)
  return envelope.data
}
exports.api = Object.fromEntries(['get', 'post', 'put'].map((verb) => [verb, send(verb.toUpperCase())]))
