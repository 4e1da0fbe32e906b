exports.client = (origin) => {
  const ask = async (path) => {
    const response = await fetch(`${origin}/api${path}`)
    return response.json()
  }
  return {
    async habits() {
      const answer = await ask('/my-habits')
      if (!answer.success) throw new Error(answer.error)
      return answer.data.map((habit) => `${habit.title} ${habit.target} ${habit.streak}`)
    },
    async habit(id) {
      const { habit, problem } = await ask(`/my-habits/${id}`)
      return habit ? `${habit.title}: ${habit.frequency}` : problem
    },
    async games() {
      const { success, data } = await ask('/games')
      return success ? data.map((game) => `${game.title} ${game.target}`) : []
    },
  }
}
