import ky, { HTTPError } from 'ky'

export interface RemoteHabit {
  readonly id: string
  readonly title: string
  readonly frequency: string
  readonly target: number
  readonly unit: string
  readonly streak: number
  readonly completedDates: readonly string[]
}

interface Reply<T> {
  success: boolean
  data: T
  error: string | null
}

export const api = ky.create({
  prefixUrl: `${process.env.HABIT_API}/api/v1`,
  headers: { 'X-API-Key': process.env.HABIT_API_KEY ?? '' },
  retry: 0,
  hooks: {
    beforeError: [
      async (error: HTTPError) => {
        const { error: reason } = await error.response.json<Reply<null>>()
        error.message = reason ?? 'unknown'
        return error
      },
    ],
  },
})

export const data = async <T>(reply: Promise<Reply<T>>): Promise<T> => (await reply).data
