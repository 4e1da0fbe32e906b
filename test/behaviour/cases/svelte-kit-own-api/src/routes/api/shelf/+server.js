import { json } from '@sveltejs/kit'

export const GET = () => json({ title: 'Shelf', books: [{ title: 'Momo', target: 3, streak: 9 }] })
