import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'

export interface Quote {
  id: string
  title: string
  target: string
}

const quotes: Quote[] = [{ id: 'q1', title: 'Begin anywhere.', target: 'you' }]

export const quoteApi = createApi({
  reducerPath: 'quotes',
  baseQuery: fakeBaseQuery(),
  endpoints: (build) => ({
    getQuotes: build.query<Quote[], void>({ queryFn: () => ({ data: quotes }) }),
  }),
})

export const { useGetQuotesQuery } = quoteApi
