import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), '.state')
const file = path.join(folder, 'habits.json')

export function save(habits) {
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(file, JSON.stringify({ savedAt: '2025-01-02', habits }, null, 2))
}

export function load() {
  if (!fs.existsSync(file)) return []
  return JSON.parse(fs.readFileSync(file, 'utf8')).habits
}
