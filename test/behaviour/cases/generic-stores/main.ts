import { api, type Habit, unwrap } from './api.ts'
interface Area { id: string; name: string }
class Store<T extends { id: string }> {
  private items = new Map<string, T>()
  constructor(items: Iterable<T>) { for (const i of items) this.items.set(i.id, i) }
  get(id: string): T | undefined { return this.items.get(id) }
  update(id: string, patch: Partial<T>): void { const old = this.items.get(id); if (old) this.items.set(id, { ...old, ...patch }) }
}
const habits = new Store(unwrap(await api<Habit[]>('GET', '/habits')))
const areas = new Store(unwrap(await api<Area[]>('GET', '/areas')))
habits.update('h1', { title: 'Changed', target: 9 })
areas.update('a1', { name: 'Body' })
console.log(habits.get('h1')?.title, habits.get('h1')?.target, habits.get('h1')?.unit === 'times', areas.get('a1'))
