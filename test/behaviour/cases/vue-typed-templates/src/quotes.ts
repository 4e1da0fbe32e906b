import { cached } from './cache'

export interface Quote {
  title: string
  target: string
}

export const quotes = () => cached(() => 'quotes', async (): Promise<Quote[]> => [{ title: 'Start small', target: 'you' }])
