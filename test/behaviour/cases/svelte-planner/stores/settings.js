import { writable } from 'svelte/store'

export const settings = writable({ title: 'Planner', unit: 'em', target: '_self' })
