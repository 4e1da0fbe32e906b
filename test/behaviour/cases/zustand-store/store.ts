import { create } from 'zustand'
import { devtools } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { api, type Habit } from './api.ts'

interface HabitStore {
  title: string
  habits: Habit[]
  byId: Record<string, Habit>
  error: string | null
  load: () => Promise<void>
  rename: (id: string, title: string) => Promise<void>
  add: (title: string) => Promise<Habit>
  longest: () => Habit | undefined
}

export const useHabits = create<HabitStore>()(
  devtools((set, get) => ({
    title: 'Habits',
    habits: [],
    byId: {},
    error: null,
    load: async () => {
      const habits = await api.all()
      set({ habits, byId: Object.fromEntries(habits.map((habit) => [habit.id, habit])) })
    },
    rename: async (id, title) => {
      set((state) => ({ habits: state.habits.map((habit) => (habit.id === id ? { ...habit, title } : habit)) }))
      const saved = await api.update(id, { title })
      set({ title: `Renamed ${saved.title}` })
    },
    add: async (title) => {
      const created = await api.create({ title, frequency: 'weekly', target: 3, unit: 'times' })
      set({ habits: [...get().habits, created] })
      return created
    },
    longest: () => [...get().habits].sort((a, b) => b.streak - a.streak)[0],
  })),
)

export const counter = createStore<{ target: number; bump: () => void }>((set) => ({
  target: 0,
  bump: () => set((state) => ({ target: state.target + 1 })),
}))
