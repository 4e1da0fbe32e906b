import { createHabitService, createHttp } from './habit-service.ts'
import { Host } from './host.ts'
import { clock } from './plugins/clock.ts'
import { overview } from './plugins/overview.ts'
import { starter } from './plugins/starter.ts'

const http = createHttp(process.env.HABIT_API!, process.env.HABIT_API_KEY!)
await new Host({ habits: createHabitService(http) }, 'de').use(clock).use(overview).use(starter('2024-12-19')).start()
