'use client'

import { useEffect, useState } from 'react'
import type { Habit, NewHabit } from '@/lib/habit'

const json = { 'Content-Type': 'application/json' }

export function HabitBoard() {
  const [habits, setHabits] = useState<Habit[]>([])
  const [note, setNote] = useState('')

  useEffect(() => {
    fetch('/api/my-habits')
      .then((response) => response.json())
      .then((body: { habits: Habit[] }) => setHabits(body.habits))
  }, [])

  const add = async () => {
    const wanted: NewHabit = { title: 'Swim', frequency: 'weekly', target: 2, unit: 'times' }
    const response = await fetch('/api/my-habits', { method: 'POST', headers: json, body: JSON.stringify(wanted) })
    const made: Habit = await response.json()
    setHabits((before) => [...before, made])
    setNote(`${made.title} was added`)
  }

  const rename = async (id: string) => {
    const response = await fetch(`/api/my-habits/${id}`, {
      method: 'PUT',
      headers: json,
      body: JSON.stringify({ title: 'Read more' }),
    })
    const saved = (await response.json()) as Habit
    setHabits((before) => before.map((habit) => (habit.id === saved.id ? saved : habit)))
  }

  return (
    <section title="Habits">
      <p>{note}</p>
      <button id="add" onClick={add}>Add</button>
      {habits.map((habit) => (
        <p key={habit.id} onClick={() => rename(habit.id)} id={habit.id}>
          {habit.title}: {habit.target}, {habit.frequency}, {habit.streak} days
        </p>
      ))}
    </section>
  )
}
