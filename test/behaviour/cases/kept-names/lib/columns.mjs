// the words of the report: keys are read by code and by people
export const LABELS = { title: 'Name', streak: 'Days', frequency: 'How often' }
export const COLUMNS = [
  { key: 'id', width: 4 },
  { key: 'title', width: 13 },
  { key: 'target', width: 3 },
]
