import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { HeadTag } from '../../src/features/site/head-tags.ts'
import { previewsOf } from './preview-picture.ts'

const site = 'https://shop.example/shop'
const ground = { r: 200, g: 180, b: 150 }

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'previews-'))
  mkdirSync(join(folder, 'artwork'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const image = (address: string): HeadTag => ({
  element: 'meta',
  key: ['property', 'og:image'],
  value: ['content', address],
})

async function draw(width: number, height: number): Promise<void> {
  const picture = sharp({ create: { width, height, channels: 3, background: ground } })
  await picture.avif({ effort: 0 }).toFile(join(folder, 'artwork/a.avif'))
}

test.each([
  ['an upright picture', 90, 120],
  ['a wide one', 160, 90],
])('%s becomes a JPEG of the size that robots show', async (_name, width, height) => {
  await draw(width, height)
  const made = await previewsOf(folder, site)([image(`${site}/artwork/a.avif?widths=90`)])
  const said = Object.fromEntries(made.tags.map(({ key, value }) => [key[1], value[1]]))
  expect(said).toEqual({
    'og:image': `${site}/${made.file}`,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
  })
  const file = sharp(join(folder, made.file ?? ''))
  await expect(file.metadata()).resolves.toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  const [r = 0, g = 0, b = 0] = await file.raw().toBuffer()
  for (const [found, meant] of [
    [r, ground.r],
    [g, ground.g],
    [b, ground.b],
  ] as const)
    expect(Math.abs(found - meant)).toBeLessThan(8)
})

test.each([`${site}/artwork/a.jpg`, `${site}/artwork/missing.avif`, 'nonsense'])(
  '%s stays as it is',
  async (address) => {
    const tags = [image(address)]
    await expect(previewsOf(folder, 'http://127.0.0.1:9')(tags)).resolves.toEqual({ tags })
  },
)
