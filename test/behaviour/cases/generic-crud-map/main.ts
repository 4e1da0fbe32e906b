interface Models {
  habits: { id: string; title: string; target: number; unit: string; frequency: string }
  areas: { id: string; name: string }
}
type Create<K extends keyof Models> = Omit<Models[K], 'id'>

class Crud<K extends keyof Models> {
  constructor(readonly resource: K) {}
  private url(id = '') {
    return `${process.env.HABIT_API}/api/v1/${this.resource}${id && `/${id}`}`
  }
  private async send<R>(url: string, method = 'GET', body?: unknown): Promise<R> {
    const response = await fetch(url, {
      method,
      headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
    })
    const { data } = (await response.json()) as { data: R }
    return data
  }
  all = () => this.send<Models[K][]>(this.url())
  one = (id: string) => this.send<Models[K]>(this.url(id))
  create = (model: Create<K>) => this.send<Models[K]>(this.url(), 'POST', model)
}

const habits = new Crud('habits')
const created = await habits.create({ title: 'Row', target: 10, unit: 'min', frequency: 'daily' })
const again = await habits.one(created.id)
console.log(again.title, again.target, again.unit)
console.log((await new Crud('areas').all()).map((a) => a.name))
