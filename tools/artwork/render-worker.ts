import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import sharp, { type AvifOptions } from 'sharp'
import { develop } from './develop.ts'
import { picturesFolder } from './ledger.ts'
import { commissions, type Commission } from './studio.ts'

sharp.concurrency(1)
const all = commissions()

/** A picture to render, by its index in the list of commissions. With `draft`, a draft is enough. */
type Order = { index: number; draft: boolean }

/** The settings for drafts. They have the width of the drawings, which is sharp enough to judge a picture. */
const drafted = { width: 720, quality: 60, effort: 0 } as const

/**
 * Writes a file under a temporary name and renames it when it is complete, so that a reader never sees half a
 * picture.
 */
function write(file: string, data: Buffer): void {
  const target = join(picturesFolder, file)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(`${target}.part`, data)
  renameSync(`${target}.part`, target)
}

/**
 * Renders a picture once, in its largest width, and writes its files. All files of a draft have the same
 * content.
 */
async function render(commission: Commission, draft: boolean): Promise<void> {
  const { draw, prints, quality, effort, crop, depth = 8 } = commission
  const scene = draw()
  const wanted = Math.max(...prints.map(({ width }) => width))
  const widest = draft ? Math.min(wanted, drafted.width) : wanted
  const scale = widest / (crop?.width ?? scene.width)
  const { data, width, height } = await develop(scene, Math.round(scene.width * scale))
  const whole = sharp(data, { raw: { width, height, channels: 3 } })
  if (crop) {
    whole.extract({
      left: Math.round(crop.x * scale),
      top: 0,
      width: widest,
      height,
    })
  }
  const encoded = (size: number, options: AvifOptions): Promise<Buffer> =>
    whole
      .clone()
      .resize(size)
      .avif({ ...options, bitdepth: size > 360 ? depth : 8, chromaSubsampling: '4:2:0' })
      .toBuffer()
  if (draft) {
    const one = await encoded(widest, { quality: drafted.quality, effort: drafted.effort })
    for (const { file } of prints) write(file, one)
    return
  }
  for (const print of prints) {
    write(print.file, await encoded(print.width, { quality: quality(print.width), effort }))
  }
}

parentPort?.on('message', ({ index, draft }: Order) => {
  const commission = all[index]
  if (!commission) throw new Error(`There is no picture ${index}`)
  void render(commission, draft).then(() => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(index)
  })
})
