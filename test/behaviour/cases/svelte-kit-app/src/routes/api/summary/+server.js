import { json } from '@sveltejs/kit'
import { createApi } from '$lib/server/api.js'

export async function GET({ fetch }) {
  const habits = await createApi(fetch).list()
  return json({ titles: habits.map((habit) => habit.title), days: habits.reduce((sum, { streak }) => sum + streak, 0) })
}
