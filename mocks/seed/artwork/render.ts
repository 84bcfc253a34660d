/**
 * Renders the artwork into `files/`: `node mocks/seed/artwork/render.ts [part of a name]`.
 * A picture is rendered again only when its drawing changed; pictures that nobody commissions are removed.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type AvifOptions } from 'sharp'
import { commissions, filesOf } from './studio.ts'

const home = join(import.meta.dirname, 'files')
const ledgerFile = join(home, 'ledger.json')
/** A cloth filling the picture hides the coder's work best, and costs it most. */
function encodingOf(path: string): AvifOptions {
  return { quality: path.includes('-cloth-') ? 35 : 45, effort: 3, chromaSubsampling: '4:2:0' }
}

sharp.concurrency(1)

/** Fingerprints of the drawings as they were last rendered, by path. */
function readLedger(): Record<string, string> {
  if (!existsSync(ledgerFile)) return {}
  const stored: unknown = JSON.parse(readFileSync(ledgerFile, 'utf8'))
  const entries = typeof stored === 'object' && stored ? Object.entries(stored) : []
  return Object.fromEntries(entries.map(([path, print]) => [path, String(print)]))
}

async function render(
  svg: string,
  targets: ReturnType<typeof filesOf>,
  encoding: AvifOptions,
): Promise<void> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const { width, file } of targets) {
    const image = sharp(data, { raw })
    const sized = width === info.width ? image : image.resize(width)
    const target = join(home, file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, await sized.avif(encoding).toBuffer())
  }
}

const filter = process.argv[2] ?? ''
const before = readLedger()
const ledger: Record<string, string> = {}
const wanted = new Set<string>()
let rendered = 0

for (const { path, draw } of commissions()) {
  const targets = filesOf(path)
  for (const { file } of targets) wanted.add(file)
  const known = before[path]
  if (!path.includes(filter)) {
    if (known) ledger[path] = known
    continue
  }
  const svg = draw()
  const encoding = encodingOf(path)
  const print = createHash('sha256')
    .update(JSON.stringify(encoding))
    .update(svg)
    .digest('hex')
    .slice(0, 16)
  ledger[path] = print
  if (known === print && targets.every(({ file }) => existsSync(join(home, file)))) continue
  await render(svg, targets, encoding)
  rendered += 1
}

let removed = 0
for (const file of globSync('**/*.avif', { cwd: home })) {
  if (wanted.has(file)) continue
  rmSync(join(home, file))
  removed += 1
}

mkdirSync(home, { recursive: true })
writeFileSync(ledgerFile, `${JSON.stringify(ledger, null, 1)}\n`)
console.log(`${rendered} pictures rendered, ${removed} files removed, ${wanted.size} files in all`)
