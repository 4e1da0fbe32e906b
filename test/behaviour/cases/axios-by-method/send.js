const axios = require('axios')

const http = axios.create({
  baseURL: process.env.HABIT_API + '/api/v1',
  headers: { 'X-API-Key': process.env.HABIT_API_KEY },
})

// one way in; axios has a function for each method
async function send(method, path, body) {
  try {
    let reply
    switch (method) {
      case 'GET':
        reply = await http.get(path)
        break
      case 'DELETE':
        reply = await http.delete(path, { data: body })
        break
      case 'PUT':
        reply = await http.put(path, body)
        break
      default:
        reply = await http.post(path, body)
    }
    return reply.data.data
  } catch (e) {
    if (!e.response) throw e
    const error = new Error(e.response.data.error)
    error.status = e.response.status
    throw error
  }
}

module.exports = { send }
