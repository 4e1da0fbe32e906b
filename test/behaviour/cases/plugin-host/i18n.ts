import type { HabitField } from './habit-service.ts'

export const labels: Record<'de' | 'en', Record<HabitField, string>> = {
  de: { title: 'Titel', frequency: 'Rhythmus', target: 'Ziel', unit: 'Einheit', streak: 'Serie' },
  en: { title: 'Title', frequency: 'Rhythm', target: 'Goal', unit: 'Unit', streak: 'Streak' },
}

export const units: Record<string, string> = { times: 'mal', min: 'Minuten', km: 'Kilometer' }
