const VERSION = 'v1'
const host = process.env.HABIT_API

module.exports = {
  version: VERSION,
  api: [host, 'api', VERSION].join('/'),
  key: process.env.HABIT_API_KEY,
  zoo: { api: 'https://zoo.example.org/habitats', title: 'Zoo' }
}
