import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

type Pixels = { data: Buffer; width: number; height: number }

/** What differs between two pictures. */
export type Difference = {
  /** Number of pixels that a person could tell apart. */
  pixels: number
  /** A PNG in which they are red. */
  picture: Buffer
}

/**
 * Pixels that may differ: the edges of a few letters, which are not painted alike each time, are below; the outline of
 * a checkbox, 72 pixels, is above.
 */
const allowed = 40
/** Of pixelmatch, from 0 to 1: so small that one step of a pale line counts. */
const threshold = 0.03

/** Makes the file of a reference from a screenshot: WebP, since references are committed. */
export const encode = (screenshot: Buffer): Promise<Buffer> =>
  sharp(screenshot).webp({ quality: 82, effort: 4 }).toBuffer()

async function pixelsOf(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Puts a picture on a magenta ground of the given size, so that another size counts as a change. */
async function extended(pixels: Pixels, width: number, height: number): Promise<Buffer> {
  const { data, width: ownWidth, height: ownHeight } = pixels
  if (ownWidth === width && ownHeight === height) return data
  return sharp(data, { raw: { width: ownWidth, height: ownHeight, channels: 4 } })
    .extend({ right: width - ownWidth, bottom: height - ownHeight, background: '#f0f' })
    .raw()
    .toBuffer()
}

/** Compares two encoded pictures. Returns null when they look the same. */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null
  const [old, now] = await Promise.all([pixelsOf(before), pixelsOf(after)])
  const width = Math.max(old.width, now.width)
  const height = Math.max(old.height, now.height)
  const [left, right] = await Promise.all([
    extended(old, width, height),
    extended(now, width, height),
  ])
  const diff = Buffer.alloc(width * height * 4)
  const pixels = pixelmatch(left, right, diff, width, height, { threshold, includeAA: true })
  if (pixels <= allowed) return null
  const picture = await sharp(diff, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
  return { pixels, picture }
}
