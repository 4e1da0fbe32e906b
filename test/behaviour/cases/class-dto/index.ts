class CheckInDto {
  readonly status = 'done'
  constructor(readonly habitId: string, readonly date: string) {}
}
class HabitDto {
  frequency = 'daily'
  unit = 'times'
  constructor(public title: string, public target = 1) {}
}
async function post(path: string, dto: object): Promise<{ success: boolean; error: string | null; data: { id: string } }> {
  const res = await fetch(`${process.env.HABIT_API}/api/v1${path}`, {
    method: 'POST',
    headers: { 'X-API-Key': process.env.HABIT_API_KEY!, 'Content-Type': 'application/json' },
    body: JSON.stringify(dto),
  })
  return res.json()
}
const dto = new HabitDto('Nap', 2)
const { data } = await post('/habits', dto)
const { success, error } = await post('/habits/checkin', new CheckInDto(data.id, '2024-12-12'))
console.log(dto.title, success, error)
const failed = await post('/habits/checkin', new CheckInDto('h8', '2024-12-12'))
console.log(failed.success, failed.error)
