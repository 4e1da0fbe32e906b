import { type NextRequest, NextResponse } from 'next/server'
import type { NewHabit } from '@/lib/habit'
import { createHabit, listHabits } from '@/lib/service'

export async function GET() {
  const habits = await listHabits()
  return NextResponse.json({ habits: habits.filter((habit) => habit.target > 0) })
}

export async function POST(request: NextRequest) {
  const wanted = (await request.json()) as NewHabit
  const made = await createHabit(wanted)
  return NextResponse.json(made, { status: 201 })
}
