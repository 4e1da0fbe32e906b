import express, { type NextFunction, type Request, type Response } from 'express'
import { shelf, spine } from './library.ts'
import type { TilePage } from './tile.dto.ts'
import { TileMapper } from './tile.mapper.ts'
import { upstream, UpstreamError, type UpstreamHabit } from './upstream.ts'

export function createApp() {
  const app = express()
  app.use(express.json())

  app.get('/habits/today', async (_req: Request, res: Response<TilePage>, next: NextFunction) => {
    try {
      const habits = await upstream<UpstreamHabit[]>('/habits/today')
      res.json({ success: true, data: TileMapper.toDtos(habits) })
    } catch (error) {
      next(error)
    }
  })

  app.get('/habits/:id', async (req, res, next) => {
    try {
      const habit = await upstream<UpstreamHabit>(`/habits/${encodeURIComponent(req.params.id)}`)
      const tile = TileMapper.toDto(habit)
      res.json({ success: true, data: tile, headline: `${tile.title} / ${tile.target.amount}${tile.target.unit}` })
    } catch (error) {
      next(error)
    }
  })

  app.post('/habits/:id/done', async (req, res, next) => {
    try {
      const { day } = req.body as { day: string }
      await upstream('/habits/checkin', {
        method: 'POST',
        body: JSON.stringify({ habitId: req.params.id, date: day, status: 'done' }),
      })
      res.status(204).end()
    } catch (error) {
      next(error)
    }
  })

  app.patch('/habits/:id', async (req, res, next) => {
    try {
      const { headline } = req.body as { headline: string }
      const saved = await upstream<UpstreamHabit>(`/habits/${req.params.id}`, {
        method: 'PUT',
        body: JSON.stringify({ title: headline }),
      })
      res.json({ success: true, data: TileMapper.toDto(saved) })
    } catch (error) {
      next(error)
    }
  })

  app.get('/shelf', (_req, res) => {
    res.json({ success: true, data: shelf, text: shelf.map(spine).join('; ') })
  })

  app.use((error: unknown, _req: Request, res: Response, _next: NextFunction) => {
    const status = error instanceof UpstreamError ? error.status : 500
    res.status(status).json({ success: false, data: [], error: error instanceof Error ? error.message : 'unknown' })
  })
  return app
}
