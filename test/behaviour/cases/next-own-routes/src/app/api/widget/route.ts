import { NextResponse } from 'next/server'
import { listHabits } from '@/lib/service'

export const GET = async () => {
  const habits = await listHabits()
  return NextResponse.json(habits.map((habit) => ({ title: `~ ${habit.title}`, target: `${habit.target} a day` })))
}
