import express, { type ErrorRequestHandler, type Request, type Response } from 'express'
import { HabitDto } from './dto.ts'
import { habitApi, UpstreamError } from './habit-api.ts'

const onError: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
  const [status, title] = error instanceof UpstreamError ? [error.status, error.message] : [500, 'internal']
  response.status(status).json({ type: 'about:blank', title, status })
}

async function listHabits(request: Request, response: Response) {
  const { minStreak = '0' } = request.query as Record<string, string | undefined>
  const habits = (await habitApi.all()).filter(({ streak }) => streak >= Number(minStreak))
  response.json(habits.map(HabitDto.of))
}

async function showHabit({ params: { id } }: Request<{ id: string }>, response: Response) {
  const [habit, notes] = await Promise.all([habitApi.one(id), habitApi.notes(id)])
  response.json({ habit: HabitDto.of(habit), notes: notes.map(({ text }) => text), schedule: habit.frequency })
}

async function overview(_request: Request, response: Response) {
  const { habits, completions } = await habitApi.overview()
  const all = await habitApi.all()
  const leader = all.reduce((best, habit) => (habit.streak > best.streak ? habit : best))
  response.json({ habits, completions, leader: leader.title })
}

export const createApp = () =>
  express()
    .get('/v1/habits', listHabits)
    .get('/v1/habits/:id', showHabit)
    .get('/v1/overview', overview)
    .use(onError)
