import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import { develop } from './develop.ts'
import { home } from './ledger.ts'
import { commissions, type Commission } from './studio.ts'

sharp.concurrency(1)
const all = commissions()

/** Renders a picture once, in its largest width, and writes its files. */
async function render({ draw, prints, quality, effort, crop }: Commission): Promise<void> {
  const scene = draw()
  const widest = Math.max(...prints.map(({ width }) => width))
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
  for (const print of prints) {
    const target = join(home, print.file)
    mkdirSync(dirname(target), { recursive: true })
    const encoded = await whole
      .clone()
      .resize(print.width)
      .avif({ quality: quality(print.width), effort, chromaSubsampling: '4:2:0' })
      .toBuffer()
    // The file is moved when it is complete, so that a reader never sees half a picture.
    writeFileSync(`${target}.part`, encoded)
    renameSync(`${target}.part`, target)
  }
}

parentPort?.on('message', (index: number) => {
  const commission = all[index]
  if (!commission) throw new Error(`There is no picture ${index}`)
  void render(commission).then(() => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort?.postMessage(index)
  })
})
