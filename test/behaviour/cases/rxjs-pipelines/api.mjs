import { Observable, catchError, expand, from, map, mergeMap, of, reduce, retry, throwError } from 'rxjs'
import { fromFetch } from 'rxjs/fetch'

const api = `${process.env.HABIT_API}/api/v1`
const headers = { 'X-API-Key': process.env.HABIT_API_KEY }

/** Takes the envelope off, or fails with what it says. */
const unwrap = () => (source) =>
  source.pipe(
    mergeMap((envelope) => (envelope.success ? of(envelope.data) : throwError(() => new Error(envelope.error)))),
  )

const get = (path) =>
  fromFetch(`${api}${path}`, { headers }).pipe(
    mergeMap((response) => response.json()),
    retry({ count: 2, delay: 10 }),
    unwrap(),
  )

export const habits$ = () => get('/habits')
export const today$ = () => get('/habits/today')
export const habit$ = (id) =>
  get(`/habits/${id}`).pipe(catchError((error) => of({ title: `no habit: ${error.message}`, streak: 0 })))

export const statistics$ = () =>
  fromFetch(`${api}/user/statistics`, { headers, selector: (response) => response.json() }).pipe(
    map(({ data }) => data.habits),
  )

/** One after the other, with what came before at hand. */
export const rename$ = (ids, suffix) =>
  from(ids).pipe(
    mergeMap((id) => get(`/habits/${id}`), 1),
    mergeMap(
      ({ id, title }) =>
        new Observable((subscriber) => {
          fetch(`${api}/habits/${id}`, {
            method: 'PUT',
            headers: { ...headers, 'Content-Type': 'application/json' },
            body: JSON.stringify({ title: `${title} ${suffix}` }),
          })
            .then((response) => response.json())
            .then(({ data }) => {
              subscriber.next(data)
              subscriber.complete()
            })
            .catch((error) => subscriber.error(error))
        }),
      1,
    ),
    reduce((names, habit) => [...names, habit.title], []),
  )

export const countdown$ = (from) => of(from).pipe(expand((value) => (value > 0 ? of(value - 1) : [])))
