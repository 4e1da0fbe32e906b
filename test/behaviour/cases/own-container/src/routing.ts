export interface Route {
  verb: string
  path: string
  handler: string
}
const routes = new Map<Function, Route[]>()

const on = (verb: string) => (path: string) => (target: object, handler: string) => {
  const list = routes.get(target.constructor) ?? []
  list.push({ verb, path, handler })
  routes.set(target.constructor, list)
}
export const Get = on('GET')
export const Post = on('POST')

export interface Incoming {
  params: Record<string, string>
  body: Record<string, unknown>
}

export async function dispatch(controller: object, verb: string, url: string, body: Record<string, unknown> = {}): Promise<unknown> {
  for (const route of routes.get(controller.constructor) ?? []) {
    const names: string[] = []
    const pattern = new RegExp(`^${route.path.replace(/:(\w+)/g, (_, name) => (names.push(name), '([^/]+)'))}$`)
    const match = pattern.exec(url)
    if (route.verb !== verb || !match) continue
    const params = Object.fromEntries(names.map((name, index) => [name, match[index + 1]]))
    return (controller as Record<string, (incoming: Incoming) => unknown>)[route.handler]({ params, body })
  }
  throw new Error(`no route ${verb} ${url}`)
}
