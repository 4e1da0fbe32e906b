import axios from 'axios'

export interface UpstreamHabit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
  streak: number
}

export const upstream = axios.create({
  baseURL: `${process.env.HABIT_API}/api/v1`,
  headers: { 'X-API-Key': process.env.HABIT_API_KEY },
})
