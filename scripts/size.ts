import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { entryOf, filesLoadedWith, type Manifest } from './lib/manifest.ts'
import { type Budget, budgets, textsOfStart } from './size-budgets.ts'

const folder = process.argv[2] ?? 'dist'
const manifestFile = join(folder, '.vite/manifest.json')
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest

/** The sizes in bytes so far: screens share most of their files, and the best compression takes its time. */
const sizes = new Map<string, number>()

function brotliSize(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(join(folder, file))).length
  sizes.set(file, size)
  return size
}

function measure({ screen, routes, extra = [], limit }: Budget) {
  const names = [entryOf(manifest), ...textsOfStart, ...extra, ...routes]
  const scripts = [...filesLoadedWith(manifest, names)].filter((file) => file.endsWith('.js'))
  const kB = scripts.reduce((sum, file) => sum + brotliSize(file), 0) / 1000
  return { screen, files: scripts.length, kB: Number(kB.toFixed(1)), limit }
}

const rows = budgets.map(measure)
console.log(`First-load JavaScript of ${folder}, brotli`)
console.table(rows)

const over = rows.filter(({ kB, limit }) => kB > limit)
if (over.length > 0) {
  console.error(`Over budget: ${over.map(({ screen }) => screen).join(', ')}`)
  process.exit(1)
}
