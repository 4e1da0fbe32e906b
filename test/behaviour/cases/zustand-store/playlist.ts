import { create } from 'zustand'

interface Track {
  id: string
  title: string
  streak: number
}

interface Playlist {
  items: Track[]
  add: (title: string) => void
}

export const usePlaylist = create<Playlist>()((set) => ({
  items: [{ id: 't0', title: 'Intro', streak: 1 }],
  add: (title) => set((state) => ({ items: [...state.items, { id: `t${state.items.length}`, title, streak: 0 }] })),
}))
