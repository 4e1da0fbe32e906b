// shown in the shop window, where there is no network; rendered by its own template
export const demo = {
  success: true,
  error: null,
  data: [
    { title: 'Drink water', streak: 12, target: 8, unit: 'times' },
    { title: 'Sleep', streak: 3, target: 8, unit: 'h' },
  ],
}

export function renderDemo() {
  return demo.data.map(({ title, streak, target, unit }) => `DEMO ${title} ${streak} ${target} ${unit}`)
}
