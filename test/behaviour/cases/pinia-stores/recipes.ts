import { defineStore } from 'pinia'

interface Recipe {
  id: string
  title: string
  target: number
}

export const useRecipes = defineStore('recipes', {
  state: () => ({ items: [{ id: 'r1', title: 'Soup', target: 4 }] as Recipe[] }),
  getters: {
    titles: (state) => state.items.map((recipe) => recipe.title).join(),
  },
  actions: {
    double() {
      for (const recipe of this.items) recipe.target *= 2
    },
  },
})
