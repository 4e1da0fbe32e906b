import { QueryClient } from '@tanstack/react-query'

export async function get(path) {
  const response = await fetch(process.env.HABIT_API + path, { headers: { 'X-API-Key': process.env.HABIT_API_KEY } })
  const body = await response.json()
  if (!body.success) throw new Error(body.error)
  return body.data
}

export const client = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: Infinity, queryFn: ({ queryKey }) => get(queryKey.join('/')) } },
})
