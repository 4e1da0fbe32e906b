import assert from 'node:assert/strict'
import { HttpTestingController } from '@angular/common/http/testing'
import { testInjector } from './injector.ts'
import { FilmApi, HabitApi } from './habit-api.ts'

export function runSpecs(): void {
  const injector = testInjector()
  const api = injector.get(HabitApi)
  const controller = injector.get(HttpTestingController)

  const titles: string[] = []
  api.list().subscribe((habits) => {
    titles.push(...habits.map((habit) => `${habit.title} ${habit.streak}`))
  })
  const listed = controller.expectOne('http://habits.test/api/v1/habits')
  assert.equal(listed.request.method, 'GET')
  assert.equal(listed.request.headers.get('X-API-Key'), 'k-test')
  listed.flush({
    success: true,
    data: [{ id: 'h1', title: 'Run', frequency: 'daily', target: 1, unit: 'times', streak: 4 }],
    error: null,
  })
  assert.deepEqual(titles, ['Run 4'])

  const results: string[] = []
  api.create('Swim').subscribe((result) => results.push(result))
  const created = controller.expectOne({ method: 'POST', url: 'http://habits.test/api/v1/habits' })
  created.flush({ success: false, data: null, error: 'too many' }, { status: 409, statusText: 'Conflict' })
  assert.deepEqual(results, ['failed: too many'])

  injector.get(FilmApi).all().subscribe((films) => {
    for (const film of films) console.log(film.title, film.streak)
  })
  controller.expectOne('http://films.example/films').flush([{ title: 'Alien', streak: 3 }])
  controller.verify()
  injector.destroy()
  console.log('specs passed', titles.join(), results.join())
}
