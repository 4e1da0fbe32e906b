import ky, { HTTPError } from 'ky'

let failures = 1

export const api = ky.create({
  prefixUrl: `${process.env.HABIT_API}/api/v1`,
  headers: { 'X-API-Key': process.env.HABIT_API_KEY },
  retry: { limit: 2, methods: ['get'], statusCodes: [503], delay: () => 5 },
  hooks: {
    afterResponse: [
      // The proxy of the office drops the first call now and then.
      (_request, _options, response) => (failures-- > 0 ? new Response('busy', { status: 503 }) : response),
    ],
  },
})

export interface Envelope<T> {
  success: boolean
  data: T
  error: string | null
}

export const unwrap = async <T>(pending: Promise<Envelope<T>>): Promise<T> => {
  try {
    return (await pending).data
  } catch (error) {
    if (error instanceof HTTPError) throw new Error((await error.response.json<Envelope<null>>()).error ?? 'unknown')
    throw error
  }
}
