class Reply<T> {
  constructor(
    readonly success: boolean,
    readonly data: T | null,
    readonly error: string | null,
  ) {}

  static async of<T>(pending: Promise<Response>): Promise<Reply<T>> {
    const { success, data, error } = await (await pending).json()
    return new Reply<T>(success, data, error)
  }

  orElse(fallback: T): T {
    return this.success && this.data !== null ? this.data : fallback
  }
}

interface Habit { title: string; streak: number }
const unknown: Habit = { title: '?', streak: -1 }
const get = (id: string) =>
  Reply.of<Habit>(fetch(`${process.env.HABIT_API}/api/v1/habits/${id}`, { headers: { 'X-API-Key': process.env.HABIT_API_KEY! } }))

const found = (await get('h1')).orElse(unknown)
console.log(found.title, found.streak)
const lost = await get('h99')
console.log(lost.orElse(unknown).title, lost.error)
