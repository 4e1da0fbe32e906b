import { Transport } from './transport.mjs'
import { HabitsResource } from './habits.mjs'

export function createSdk(options) {
  const transport = new Transport(options)
  return Object.freeze({
    habits: new HabitsResource(transport),
    hooks: { onError: (fn) => transport.listeners.add(fn) },
    stats: async () => {
      const { habits, completions } = await transport.get('user/statistics')
      return `${completions} of ${habits}`
    },
  })
}
