const axios = require('axios').default
const config = require('./config')

const get = axios.create({ headers: { 'X-API-Key': config.key } }).get

async function screen () {
  const { data: today } = await get(`${config.api}/habits/today`, { params: { tz: 'Europe/Berlin' } })
  const lines = today.data.map(h => h.title + ' ' + '*'.repeat(h.target))
  const areas = await get(config.api + '/areas')
  return lines.concat(areas.data.data.map(a => '[' + a.name + ']'))
}

screen().then(lines => {
  console.log('KITCHEN (API v1 until February)')
  lines.forEach(l => console.log(l))
  console.log(config.zoo.title)
  return get(`${config.api}/habits/${'h9'}`)
}).catch(e => {
  const { status, data } = e.response
  console.log(status, data.error)
})
