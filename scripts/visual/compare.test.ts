import sharp from 'sharp'
import { expect, test } from 'vitest'
import { compare, encode } from './compare.ts'

/** A paper with a hairline of a colour across it. */
async function card(line: string, height = 80): Promise<Buffer> {
  const rule = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}"><rect width="200" height="${height}" fill="#fbf7f0"/><rect y="40" width="200" height="1" fill="${line}"/></svg>`,
  )
  return encode(await sharp(rule).png().toBuffer())
}

test('the same picture is the same', async () => {
  expect(await compare(await card('#e1d5c2'), await card('#e1d5c2'))).toBeNull()
})

test('a hairline in another shade is found', async () => {
  const difference = await compare(await card('#e1d5c2'), await card('#c9bba4'))
  expect(difference?.pixels).toBeGreaterThanOrEqual(200)
})

test('another height is found', async () => {
  expect(await compare(await card('#e1d5c2'), await card('#e1d5c2', 84))).not.toBeNull()
})
