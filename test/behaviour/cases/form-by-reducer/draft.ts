export interface Draft {
  title: string
  target: number
  unit: string
}

export type Action =
  | { type: 'set'; field: keyof Draft; value: string | number }
  | { type: 'reset' }

export const empty: Draft = { title: '', target: 1, unit: 'times' }

export function reduce(state: Draft, action: Action): Draft {
  switch (action.type) {
    case 'set':
      return { ...state, [action.field]: action.value }
    case 'reset':
      return empty
  }
}
