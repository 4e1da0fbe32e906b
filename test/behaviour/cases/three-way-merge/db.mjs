// the local file, as the phone left it: its own names, from before there was a service
export const base = {
  h1: { name: 'Morning run', amount: 3, every: 'daily' },
  h2: { name: 'Read', amount: 1, every: 'daily' },
  h3: { name: 'Stretch', amount: 2, every: 'daily' },
}
export const local = {
  h1: { name: 'Trail run', amount: 3, every: 'daily' },
  h2: { name: 'Read', amount: 4, every: 'daily' },
  n1: { name: 'Nap', amount: 1, every: 'daily' },
}
