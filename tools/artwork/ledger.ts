import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Scene } from './scene/picture.ts'
import type { Commission } from './studio.ts'
import { type Cloth, fibres } from './surface/fibres.ts'

/** The folder of the finished pictures. The mock world serves them from there. */
export const picturesFolder = join(import.meta.dirname, '../../mocks/seed/artwork/files')

const ledgerFile = join(import.meta.dirname, 'ledger.json')

/**
 * The source files that turn a drawing into pixels. A change of one of them changes every picture.
 * `fibres.ts` is not among them, because a picture depends only on the fibres that it shows.
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
 * Returns a text that changes whenever the picture would look different. It depends on the drawing, its
 * cloths, the files and their quality, and the sources that render it. The encoder's effort is left out,
 * because it changes only the size of the files.
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
