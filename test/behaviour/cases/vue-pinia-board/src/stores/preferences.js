import { reactive, toRefs } from 'vue'
import { defineStore } from 'pinia'

export const usePreferences = defineStore('preferences', () => {
  const state = reactive({ title: 'Board of Ada', unit: 'px', target: '_blank', frequency: 60 })
  const setTitle = (title) => {
    state.title = title
  }
  return { ...toRefs(state), setTitle }
})
