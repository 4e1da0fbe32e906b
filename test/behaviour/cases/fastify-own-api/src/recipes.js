const recipes = [{ title: 'Soup', target: 4, unit: 'plates', streak: 0 }]

export async function recipesPlugin(app) {
  app.get('/recipes', async () => ({ success: true, data: recipes, error: null }))
}
