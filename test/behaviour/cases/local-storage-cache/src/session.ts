/** What the user looked at last: records of the app's own. */
export interface Entry {
  title: string
  target: string
}

export const remember = (entry: Entry): void => sessionStorage.setItem('last', JSON.stringify(entry))

export function last(): Entry | null {
  const raw = sessionStorage.getItem('last')
  return raw ? (JSON.parse(raw) as Entry) : null
}

export const keepToken = (token: string): void => localStorage.setItem('token', token)
export const token = (): string => localStorage.getItem('token') ?? ''
