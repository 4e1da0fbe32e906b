import { writable } from 'svelte/store'

export const books = writable([{ id: 'b1', title: 'Dune', target: 300 }])
