import { defineStore } from 'pinia'

export const submitted: string[] = []

export const useUiStore = defineStore('ui', {
  state: () => ({ title: 'Dashboard', unit: 'px', streak: 0 }),
  actions: {
    rename(title: string) {
      this.title = title
    },
  },
})
