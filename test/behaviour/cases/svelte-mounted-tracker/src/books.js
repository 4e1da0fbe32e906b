import { readable } from 'svelte/store'

export const books = readable([{ title: 'Emma', target: 'shelf', streak: 0 }])
