import type { Plugin } from '../host.ts'

// Announces a title and a target of its own.
export const clock: Plugin<unknown> = {
  name: 'clock',
  setup({ bus }) {
    const alarm = { title: 'Alarm', target: 7, unit: 'h' }
    bus.once('ready', (names: string[]) => console.log(alarm.title, `${alarm.target}${alarm.unit}`, names.join('+')))
  },
}
