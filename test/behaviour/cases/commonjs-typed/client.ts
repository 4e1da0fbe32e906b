class HabitClient {
  constructor(
    private readonly url: string,
    private readonly key: string,
  ) {}

  async habits(): Promise<HabitClient.Habit[]> {
    const res = await fetch(`${this.url}/api/v1/habits`, { headers: { 'X-API-Key': this.key } })
    const json = (await res.json()) as HabitClient.Answer
    if (!json.success) throw new Error(json.error || 'no reason')
    return json.data
  }
}

namespace HabitClient {
  export interface Habit {
    id: string
    title: string
    frequency: string
    streak: number
  }
  export interface Answer {
    success: boolean
    data: Habit[]
    error: string | null
  }
}

export = HabitClient
