// The kiosk also shows what lies on the shelf of the lobby.
export interface Book {
  title: string
  unit: string
  target: number
}

export const shelf: Book[] = [
  { title: 'Atomic Habits', unit: 'pages', target: 320 },
  { title: 'Deep Work', unit: 'pages', target: 296 },
]

export const spine = ({ title, target, unit }: Book): string => `${title} (${target} ${unit})`
