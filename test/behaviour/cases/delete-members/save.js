'use strict'
// clones habits: what the server computes is taken off before
const http = require('axios').create({
  baseURL: process.env.HABIT_API + '/api/v1/',
  headers: { 'X-API-Key': process.env.HABIT_API_KEY },
})

async function clone(id, suffix) {
  const source = (await http.get('habits/' + id)).data.data
  const copy = Object.assign({}, source)
  delete copy.id
  delete copy.streak
  delete copy['completedDates']
  copy.title += suffix
  const made = (await http.post('habits', copy)).data
  if (!made.success) throw new Error(made.error)
  return made.data
}

clone('h1', ' (copy)').then(function (made) {
  console.log(made.title, made.target, made.frequency)
  return clone('nope', '')
}).catch(function (e) {
  console.log(e.response ? e.response.data.error : e.message)
})
