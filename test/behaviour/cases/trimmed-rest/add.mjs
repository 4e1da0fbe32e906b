import axios from 'axios'

const { post } = axios.create({
  baseURL: new URL('/api/v1', process.env.HABIT_API).href,
  headers: { 'x-api-key': process.env.HABIT_API_KEY },
})

const create = ({ title, target, ...rest }) =>
  post('/habits', { title: title.trim(), ...(target !== undefined && { target }), ...rest }).then(({ data: { data } }) => data)

const first = await create({ title: '  Tidy up ', frequency: 'daily' })
const second = await create({ title: 'Pray', target: 5, unit: 'times' })
console.log([first, second].map(({ title, target }) => `${title}=${target}`).join(';'))
