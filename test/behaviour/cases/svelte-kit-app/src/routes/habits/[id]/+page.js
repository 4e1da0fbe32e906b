export async function load({ data, parent, params }) {
  const { overview, user } = await parent()
  return { habit: data.habit, label: `${data.habit.title} of ${overview.habits} (${params.id === data.habit.id})`, user }
}
