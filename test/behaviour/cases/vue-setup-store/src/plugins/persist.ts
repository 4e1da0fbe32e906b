import type { PiniaPluginContext } from 'pinia'

export const saved = new Map<string, string>()

/** Keeps the whole state as text, as a page would in its storage. */
export function persist({ store, pinia }: PiniaPluginContext) {
  store.$subscribe(() => saved.set('state', JSON.stringify(pinia.state.value)), { flush: 'sync' })
}
