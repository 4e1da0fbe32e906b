export const settings = { key: 'HABIT_API_KEY', title: 'Settings', unit: 'px' }
