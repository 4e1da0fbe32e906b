import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Line {
  title: string
  streak: number
  due: boolean
}

const folder = mkdtempSync(join(tmpdir(), 'rows-'))
const file = join(folder, 'rows.json')

export const save = (lines: readonly Line[]) => writeFileSync(file, JSON.stringify(lines))
export const load = (): Line[] => JSON.parse(readFileSync(file, 'utf8')) as Line[]
export const dispose = () => rmSync(folder, { recursive: true })
