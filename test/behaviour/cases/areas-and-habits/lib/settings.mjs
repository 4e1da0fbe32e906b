// saved by the settings screen; same words, nothing to do with the API
export const saved = { success: true, data: { title: 'My board', unit: 'times', target: '_blank' }, error: null }
export function load() {
  const { success, data, error } = saved
  return success ? { title: data.title, target: data.target, error } : null
}
