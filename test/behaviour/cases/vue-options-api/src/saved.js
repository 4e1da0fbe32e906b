export const saved = []
