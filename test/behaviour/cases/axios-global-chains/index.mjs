import axios, { isAxiosError } from 'axios'

const HOST = process.env.HABIT_API
const withKey = { headers: { 'X-API-Key': process.env.HABIT_API_KEY } }

axios
  .get(`${HOST}/api/v1/habits`, withKey)
  .then(({ data: { data: habits } }) => habits.filter((h) => h.target >= 2))
  .then((busy) => {
    console.log(busy.map((h) => h.title).join(' and '))
    return axios.all(busy.map(({ id }) => axios.get(`${HOST}/api/v1/notes`, { ...withKey, params: { habitId: id } })))
  })
  .then(
    axios.spread((first, second) => {
      console.log(first.data.data.length, second.data.data.length)
      return axios.post(HOST + '/api/v1/habits', { title: 'Sketch', target: 1.5, unit: 'h', frequency: 'daily' }, withKey)
    }),
  )
  .then((response) => {
    const sketch = response.data.data
    console.log(response.status, response.data.success, sketch.title, sketch.target, sketch.unit)
    return axios.delete(`${HOST}/api/v1/habits/${sketch.id}`, withKey).then(() => sketch.id)
  })
  .then((id) => axios.get(`${HOST}/api/v1/habits/${id}`, withKey))
  .then((unexpected) => console.log('still there', unexpected.data.data.title))
  .catch((err) => {
    if (isAxiosError(err)) console.log(err.response.status, err.response.data?.error || err.message)
    else throw err
  })
  .finally(async () => {
    const { data: stats } = await axios.request({ ...withKey, baseURL: HOST, url: '/api/v1/user/statistics' })
    if (stats.success && !stats.error) console.log('habits:', stats.data.habits)
  })
