// lines of a log of one's own
export const laps = (text) => Number(/(\d+) times/.exec(text)?.[1] ?? 0)
