import { api } from './feed.mjs'

export function* summary() {
  const habit = yield { path: '/habits/h2' }
  const others = yield { path: '/habits' }
  return `${habit.title} among ${others.map((other) => other.title).join(', ')}`
}

export async function run(saga) {
  const steps = saga()
  let step = steps.next()
  while (!step.done) step = steps.next(await api(step.value.path))
  return step.value
}
