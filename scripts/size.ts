import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chunksOfRoute, entryOf, filesLoadedWith, type Manifest } from './lib/manifest.ts'
import { type Budget, budgets, textsOfStart } from './size-budgets.ts'

const folder = process.argv[2] ?? 'dist'
const manifestFile = join(folder, '.vite/manifest.json')
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest

/** Raw, gzip and brotli sizes of a chunk in bytes. */
function sizesOf(file: string): [raw: number, gzip: number, brotli: number] {
  const content = readFileSync(join(folder, file))
  return [content.length, gzipSync(content).length, brotliCompressSync(content).length]
}

function measure({ screen, routes, extra = [], limit, maxFiles = Infinity }: Budget) {
  const ownChunks = chunksOfRoute(manifest, routes.at(-1) ?? '')
  if (routes.length > 0 && ownChunks.length === 0)
    throw new Error(`${folder} has no chunk of the ${screen} screen`)
  const chunks = routes.flatMap((route) => chunksOfRoute(manifest, route))
  const names = [entryOf(manifest), ...textsOfStart, ...extra, ...chunks]
  const scripts = [...filesLoadedWith(manifest, names)].filter((file) => file.endsWith('.js'))
  const sizes = scripts.map(sizesOf)
  const total = (index: 0 | 1 | 2) => sizes.reduce((sum, size) => sum + size[index], 0) / 1000
  const [raw, gzip, brotli] = [total(0), total(1), total(2)].map((kB) => Number(kB.toFixed(1)))
  return { screen, files: scripts.length, maxFiles, raw, gzip, brotli, limit }
}

const rows = budgets.map(measure)
console.log(`First-load JavaScript in kB, ${folder}`)
console.table(rows)

const over = rows.filter(
  ({ brotli = Infinity, limit, files, maxFiles }) => brotli > limit || files > maxFiles,
)
if (over.length > 0) {
  console.error(`Over budget: ${over.map(({ screen }) => screen).join(', ')}`)
  process.exit(1)
}
