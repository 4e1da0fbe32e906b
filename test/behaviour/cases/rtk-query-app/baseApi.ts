import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react'

export interface Envelope<T> {
  success: boolean
  data: T
  error: string | null
}

export const baseApi = createApi({
  reducerPath: 'habitApi',
  baseQuery: fetchBaseQuery({
    baseUrl: `${process.env.HABIT_API}/api/v1`,
    prepareHeaders: (headers) => {
      headers.set('X-API-Key', process.env.HABIT_API_KEY ?? '')
      return headers
    },
  }),
  tagTypes: ['habits'],
  endpoints: () => ({}),
})
