interface Film {
  title: string
  streak: number
}

const order: (keyof Film)[] = ['title', 'streak']

export const film = (it: Film): string => order.map((key) => `${key}=${it[key]}`).join()
