export const LOADED = 'habits/loaded'
export const FAILED = 'habits/failed'
export const BOOKS = 'books/loaded'
export const types = { RENAMED: 'habits/renamed', CHECKED: 'habits/checked' }
