interface Quest {
  title: string
  target: number
  streak: number
}

export const quests: Quest[] = [{ title: 'Slay the dragon', target: 1, streak: 0 }]
export const tell = (quest: Quest) => `${quest.title} x${quest.target}`
