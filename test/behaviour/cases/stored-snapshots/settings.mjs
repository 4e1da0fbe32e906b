import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

// the program's own records, which never met the service
const file = join(import.meta.dirname, '.state', 'notes.json')

export async function saveNote(note) {
  await mkdir(join(import.meta.dirname, '.state'), { recursive: true })
  await writeFile(file, JSON.stringify({ title: note, streak: 1, unit: 'times', success: true }))
}

export async function loadNote() {
  const note = JSON.parse(await readFile(file, 'utf8'))
  return note.success ? { title: note.title, streak: note.streak, unit: note.unit } : null
}
