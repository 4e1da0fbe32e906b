export interface Alert {
  title: string
  target: 'mail' | 'push'
}
export const format = (alert: Alert) => `[${alert.target}] ${alert.title}`
