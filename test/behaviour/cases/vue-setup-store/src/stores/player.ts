import { defineStore } from 'pinia'

export interface Track {
  title: string
  target: 'speaker' | 'phones'
  streak: number
}

export const usePlayerStore = defineStore('player', {
  state: () => ({ queue: [{ title: 'Dub', target: 'phones', streak: 2 }] as Track[], error: null as string | null }),
  getters: { current: (state) => state.queue[0], success: (state) => !state.error },
})
