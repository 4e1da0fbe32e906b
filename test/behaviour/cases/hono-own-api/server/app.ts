import { Hono } from 'hono'
import { films } from './films.ts'
import { habits } from './habits.ts'

const api = new Hono().basePath('/api')
api.route('/tracked', habits)
api.route('/films', films)
api.get('/settings', (c) => c.json({ title: 'Mine', unit: 'times', target: 5 }))

export default api
