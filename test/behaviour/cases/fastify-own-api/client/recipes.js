import { http } from './http.js'

export async function recipes() {
  const { data: answer } = await http.get('/recipes')
  return answer.success ? answer.data.map((recipe) => `${recipe.title} ${recipe.target} ${recipe.unit}`) : []
}
