import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { HeadTag } from '../../src/features/site/head-tags.ts'
import { serve } from '../lib/serve.ts'
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
  const made = await previewsOf(folder, { site, others: [] })([
    image(`${site}/artwork/a.avif?widths=90`),
  ])
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

test.each([`${site}/artwork/a.jpg`, 'nonsense'])('%s needs no JPEG', async (address) => {
  const tags = [image(address)]
  await expect(previewsOf(folder, { site, others: [] })(tags)).resolves.toEqual({ tags })
})

describe('a picture that the content names', () => {
  let server: Awaited<ReturnType<typeof serve>>
  let asked = 0
  let answer: Response
  beforeEach(async () => {
    asked = 0
    server = await serve(() => {
      asked += 1
      return answer
    })
  })
  afterEach(() => server.close())

  async function noteOf(address: string, others: readonly string[] = []) {
    const tags = [image(address)]
    const made = await previewsOf(folder, { site, others })(tags)
    expect(made.tags).toBe(tags)
    return made.note
  }

  test('is not fetched from an unknown host', async () => {
    expect(await noteOf(`${server.url}/inside.avif`)).toMatch(/its host is neither/)
    expect(asked).toBe(0)
  })

  test('is not fetched after a redirect', async () => {
    answer = new Response(null, { status: 302, headers: { location: '/inside.avif' } })
    expect(await noteOf(`${server.url}/a.avif`, [`${server.url}/api`])).toMatch(/status 302/)
    expect(asked).toBe(1)
  })

  test('is not read beyond 20 MB', async () => {
    const part = new Uint8Array(1_000_000)
    answer = new Response(new ReadableStream({ pull: (stream) => stream.enqueue(part) }))
    expect(await noteOf(`${server.url}/a.avif`, [server.url])).toMatch(/more than 20 MB/)
  })

  test('is not read from a file outside of the build', async () => {
    await draw(90, 120)
    const inner = join(folder, 'dist')
    mkdirSync(inner)
    const tags = [image(`${site}/..%2fartwork/a.avif`)]
    const { file, note } = await previewsOf(inner, { site, others: [] })(tags)
    expect(file).toBeUndefined()
    expect(note).toBeDefined()
  })
})
