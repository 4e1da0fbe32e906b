export enum Frequency {
  Daily = 'daily',
  Weekly = 'weekly',
}

export const labels: Record<Frequency, string> = {
  [Frequency.Daily]: 'every day',
  [Frequency.Weekly]: 'once a week',
}
