import { call } from '#http'

export const done = (habitId, date) => call('POST', '/habits/checkin', { habitId, date, status: 'done' })
