export interface Entry {
  title: string
  streak: number
}
const entries = new Map<string, Entry>()
export const remember = (entry: Entry): void => void entries.set(entry.title, entry)
export const recall = (): string[] => [...entries.values()].map((entry) => entry.title)
