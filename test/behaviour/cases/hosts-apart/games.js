const axios = require('axios')
const { VERSION } = require('./paths.js')

// Another service of the same make, which nobody runs here.
const games = axios.create({ baseURL: `https://games.invalid/api/${VERSION}`, timeout: 300 })
games.interceptors.request.use((config) => {
  console.log('asking', config.baseURL + config.url)
  return config
})

exports.played = async (path) => {
  try {
    return (await games.get(path)).data.data.map((game) => game.title)
  } catch {
    return []
  }
}
