export interface Rate {
  title: string
  unit: string
  target: number
}

export const rates: readonly Rate[] = [{ title: 'EUR', unit: 'ct', target: 100 }]
