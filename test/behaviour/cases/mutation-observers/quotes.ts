interface Quote { title: string; streak: number }
const quotes: Record<string, Quote> = { patience: { title: 'On patience', streak: 1 } }
export const quoteFor = (key: string): Quote => quotes[key] ?? { title: '-', streak: 0 }
