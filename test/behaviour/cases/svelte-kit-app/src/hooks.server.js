export async function handle({ event, resolve }) {
  event.locals.user = { name: 'Ada', title: 'Dr' }
  return resolve(event)
}
