/**
 * Renders the artwork into `files/`: `node mocks/seed/artwork/render.ts [part of a name]`.
 * Renders a picture only when its drawing has changed, and removes pictures that are no longer used.
 */
import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type AvifOptions } from 'sharp'
import { commissions, filesOf } from './studio.ts'

const home = join(import.meta.dirname, 'files')
const ledgerFile = join(import.meta.dirname, 'ledger.json')
/** A close-up of cloth hides compression best and takes the most bytes, so its quality is lower. */
function encodingOf(path: string): AvifOptions {
  return { quality: path.includes('-cloth-') ? 35 : 45, effort: 3, chromaSubsampling: '4:2:0' }
}

sharp.concurrency(1)

/** Hashes of the drawings that were last rendered, by path. */
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
    // The file is moved when it is complete, so that a reader never sees half a picture.
    writeFileSync(`${target}.part`, await sized.avif(encoding).toBuffer())
    renameSync(`${target}.part`, target)
  }
}

const filter = process.argv[2] ?? ''
const all = commissions()
const wanted = new Set(all.flatMap(({ path }) => filesOf(path).map(({ file }) => file)))
const before = readLedger()
const ledger = Object.fromEntries(all.map(({ path }) => [path, before[path] ?? '']))
let rendered = 0

for (const { path, draw } of all.filter((commission) => commission.path.includes(filter))) {
  const targets = filesOf(path)
  const svg = draw()
  const encoding = encodingOf(path)
  const print = createHash('sha256')
    .update(JSON.stringify(encoding))
    .update(svg)
    .digest('hex')
    .slice(0, 16)
  if (ledger[path] === print && targets.every(({ file }) => existsSync(join(home, file)))) continue
  await render(svg, targets, encoding)
  ledger[path] = print
  rendered += 1
  // Written after each picture, so that a run that was stopped continues where it ended.
  writeFileSync(ledgerFile, `${JSON.stringify(ledger, null, 1)}\n`)
}

const orphans = globSync('**/*.avif', { cwd: home }).filter((file) => !wanted.has(file))
for (const file of orphans) rmSync(join(home, file))
writeFileSync(ledgerFile, `${JSON.stringify(ledger, null, 1)}\n`)
console.log(`${rendered} pictures rendered, ${orphans.length} removed, ${wanted.size} files in all`)
