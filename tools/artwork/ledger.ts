import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scene } from './scene/picture.ts'
import type { Commission } from './studio.ts'
import { type Cloth, fibres } from './surface/fibres.ts'

/** The folder of the finished pictures: the mock world keeps and serves them. */
export const home = join(import.meta.dirname, '../../mocks/seed/artwork/files')

const ledgerFile = join(import.meta.dirname, 'ledger.json')

/**
 * The sources that turn a drawing into pixels: when they change, every picture does. The fibres are not among them,
 * because a picture depends only on those that it shows.
 */
const sources = [
  'develop.ts',
  ...globSync('surface/*.ts', { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith('fibres.ts'))
    .toSorted(),
]
const process = createHash('sha256')
for (const file of sources) process.update(readFileSync(join(import.meta.dirname, file)))
const processPrint = process.digest('hex')

function clothsOf({ parts }: Scene): Cloth[] {
  const names = parts.flatMap((part) =>
    'costume' in part
      ? [part.costume.fibre, ...part.costume.pieces.flatMap(({ fibre }) => fibre ?? [])]
      : [],
  )
  return [...new Set(names)].toSorted().map((name) => fibres[name])
}

/**
 * Returns a text that changes when a picture would: of its drawing, its cloths, its files, their quality, and what lights
 * them. The encoder's effort is not part of it: it changes how many bytes a picture takes, not how it looks.
 */
export function fingerprintOf({ draw, prints, quality, crop, depth }: Commission): string {
  const scene = draw()
  const qualities = prints.map(({ width }) => quality(width))
  return createHash('sha256')
    .update(processPrint)
    .update(
      JSON.stringify([scene, clothsOf(scene), prints, qualities, crop, ...(depth ? [depth] : [])]),
    )
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
