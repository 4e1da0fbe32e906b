import { configureStore } from '@reduxjs/toolkit'
import { baseApi } from './baseApi.ts'
import { quoteApi } from './quotes.ts'

export const store = configureStore({
  reducer: { [baseApi.reducerPath]: baseApi.reducer, [quoteApi.reducerPath]: quoteApi.reducer },
  middleware: (defaults) => defaults().concat(baseApi.middleware, quoteApi.middleware),
})
