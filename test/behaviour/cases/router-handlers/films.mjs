import express from 'express'

const films = [{ title: 'Stalker', streak: 2, target: 5 }]

/** Another service altogether, with members of the same names. */
export async function startFilms() {
  const app = express()
  app.get('/films', (_request, response) => response.json(films))
  const server = await new Promise((resolve) => {
    const started = app.listen(0, '127.0.0.1', () => resolve(started))
  })
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() }
}
