// Riding habits, to wear.
export default defineEventHandler(() => [
  { id: 1, title: 'Green habit', target: 80, unit: 'EUR', streak: 0, frequency: 'rare' },
])
