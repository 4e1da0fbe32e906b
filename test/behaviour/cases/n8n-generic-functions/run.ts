import type { IExecuteFunctions } from './GenericFunctions.ts'
import { HabitNode } from './Habit.node.ts'

const context = (parameters: Record<string, unknown>): IExecuteFunctions => ({
  getNodeParameter: (name, fallback) => parameters[name] ?? fallback,
  getCredentials: () => ({ url: process.env.HABIT_API!, apiKey: process.env.HABIT_API_KEY! }),
})

const node = new HabitNode()
console.log(node.description.properties.map((p) => p.name))
await node.execute.call(context({ operation: 'create', title: 'Floss', target: 2 }))
console.log((await node.execute.call(context({ operation: 'getAll' }))).length)
