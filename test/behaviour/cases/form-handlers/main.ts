import axios, { AxiosError } from 'axios'
import { Form } from './form.ts'

interface Habit {
  id: string
  title: string
  frequency: string
  target: number
  unit: string
}

const api = axios.create({ baseURL: process.env.HABIT_API, headers: { 'X-API-Key': process.env.HABIT_API_KEY } })

async function submit(values: { label: string; amount: string; rhythm: string }): Promise<string> {
  try {
    const response = await api.post<{ success: boolean; data: Habit; error: string | null }>('/api/v1/habits', {
      title: values.label || undefined,
      target: Number(values.amount),
      unit: 'times',
      frequency: values.rhythm,
    })
    const { title, target } = response.data.data
    return `saved ${title} (${target})`
  } catch (error) {
    if (error instanceof AxiosError && error.response) return `not saved: ${error.response.data.error}`
    throw error
  }
}

const form = new Form({ label: '', amount: '2', rhythm: 'daily' })
form.onChange((values) => console.log('changed to', values.label || '-', values.amount))
console.log(await submit(form.read()))
form.handle({ target: { name: 'label', value: 'Squats' } })
form.handle({ target: { name: 'amount', value: '25' } })
console.log(await submit(form.read()))
