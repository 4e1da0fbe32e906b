import axios from 'axios'

const config = { baseURL: `${process.env.HABIT_API}/api/v1`, headers: { 'X-API-Key': process.env.HABIT_API_KEY } }

const { data: { data: [{ title: firstTitle, completedDates: { length: days } }, { title: secondTitle }] } } = await axios.get('/habits', config)
console.log(firstTitle, days, secondTitle)

await axios.get('/habits/none', config).catch(({ response: { status, data: { error, success } } }) => console.log(status, error, success))

const { data: { data: { streak: { length } = {}, target = 0 } } } = await axios.request({ ...config, url: '/habits/h3', method: 'get' })
console.log(length, target)
