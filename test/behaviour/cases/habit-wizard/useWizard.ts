import { useCallback, useEffect, useState } from 'react'
import { ApiFault, createHabit, listHabits, removeHabit, type Habit, type NewHabit } from './client.ts'

const blank: NewHabit = { title: '', frequency: 'daily', target: 1, unit: 'times' }

export function useWizard() {
  const [draft, setDraft] = useState(blank)
  const [habits, setHabits] = useState<Habit[]>([])
  const [message, setMessage] = useState<{ text: string; error: boolean } | null>(null)

  useEffect(() => {
    void listHabits().then(setHabits)
  }, [])

  const save = useCallback(async () => {
    try {
      const saved = await createHabit({ ...draft, title: draft.title.trim() })
      setHabits((all) => [...all, saved])
      setDraft({ ...blank, unit: draft.unit })
      setMessage({ text: `Saved ${saved.title} (${saved.target})`, error: false })
    } catch (error) {
      setMessage({ text: error instanceof ApiFault ? error.message : 'Something broke', error: true })
    }
  }, [draft])

  const remove = useCallback(async (id: string) => {
    const before = habits
    setHabits((all) => all.filter((habit) => habit.id !== id))
    try {
      await removeHabit(id)
    } catch {
      setHabits(before)
    }
  }, [habits])

  return { draft, habits, message, save, remove, change: (part: Partial<NewHabit>) => setDraft((d) => ({ ...d, ...part })) }
}
