export enum Frequency { Daily = 'daily', Weekly = 'weekly', Monthly = 'monthly' }
export const LABEL: Record<Frequency, string> = {
  [Frequency.Daily]: 'every day',
  [Frequency.Weekly]: 'every week',
  [Frequency.Monthly]: 'every month',
};
export const UNITS = ['times', 'min', 'km'] as const;
export type Unit = (typeof UNITS)[number];
export const short: Record<Unit, string> = { times: 'x', min: "'", km: 'km' };
