import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Commission } from './studio.ts'

/** The folder of the finished pictures. */
export const home = join(import.meta.dirname, 'files')

const ledgerFile = join(import.meta.dirname, 'ledger.json')

/** The sources that turn a drawing into pixels: when they change, every picture does. */
const sources = [
  'develop.ts',
  'render-worker.ts',
  ...globSync('surface/*.ts', { cwd: import.meta.dirname }).toSorted(),
]
const process = createHash('sha256')
for (const file of sources) process.update(readFileSync(join(import.meta.dirname, file)))
const processPrint = process.digest('hex')

/** Returns a text that changes when a picture would: of its drawing, its files, and what renders them. */
export function fingerprintOf({ draw, prints, quality, crop }: Commission): string {
  return createHash('sha256')
    .update(processPrint)
    .update(JSON.stringify([draw(), prints, prints.map(({ width }) => quality(width)), crop]))
    .digest('hex')
    .slice(0, 16)
}

/** Returns the fingerprints of the pictures that were last rendered, by path. */
export function readLedger(): Record<string, string> {
  if (!existsSync(ledgerFile)) return {}
  const stored: unknown = JSON.parse(readFileSync(ledgerFile, 'utf8'))
  const entries = typeof stored === 'object' && stored ? Object.entries(stored) : []
  return Object.fromEntries(entries.map(([path, print]) => [path, String(print)]))
}

export function writeLedger(ledger: Readonly<Record<string, string>>): void {
  writeFileSync(ledgerFile, `${JSON.stringify(ledger, null, 1)}\n`)
}
