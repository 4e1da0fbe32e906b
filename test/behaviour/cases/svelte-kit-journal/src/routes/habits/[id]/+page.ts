import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data }) => ({ ...data, isNew: data.habit.completedDates.length === 0, every: data.habit.frequency })
