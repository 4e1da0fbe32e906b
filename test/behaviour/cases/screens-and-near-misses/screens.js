// the pages of the app, some of which are named as paths of the service are
const pages = { '/': 'Home', '/habits': 'Your habits', '/habits/today': 'Today', '/api/v1/habits': 'Reference' }
const history = []

export function navigate(to) {
  history.push(to)
  return { title: pages[to] ?? 'Not here', depth: history.length }
}

export const links = Object.keys(pages).map((href) => ({ href, title: pages[href] }))
