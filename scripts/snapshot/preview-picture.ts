import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { HeadTag } from '../../src/features/site/head-tags.ts'
import { fingerprintOf } from './fingerprint.ts'

/** The size at which Facebook and Zalo show a large picture, in px. */
const [width, height] = [1200, 630]
/** A picture that is wider at the preview's height, in px, loses little when it is cut. */
const maxUpright = 760
const timeoutMs = 15_000

/** The folder of the previews in the build. */
export const previewFolder = 'previews'

/**
 * Returns a function that gives an AVIF picture of a page's head a JPEG in its place, as the robots that read link previews
 * know no AVIF. The file's name comes from the picture's address: one that is there already is not made again. A picture
 * that can't be read stays as it is.
 * @param folder the build
 * @param site where it is published
 */
export function previewsOf(folder: string, site: string) {
  // The renderer puts its own fetch in place of this one.
  const { fetch } = globalThis

  async function bytesOf(address: string): Promise<Buffer> {
    const url = new URL(address)
    const own = join(folder, decodeURIComponent(url.pathname.slice(new URL(site).pathname.length)))
    if (address.startsWith(`${site}/`) && existsSync(own)) return readFileSync(own)
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`${address}: status ${response.status}`)
    return Buffer.from(await response.arrayBuffer())
  }

  async function fileFor(address: string): Promise<string> {
    const file = `${previewFolder}/${fingerprintOf(address).slice(0, 16)}.jpg`
    const target = join(folder, file)
    if (existsSync(target)) return file
    const picture = await cutForPreview(sharp(await bytesOf(address)))
    mkdirSync(dirname(target), { recursive: true })
    // Another thread may make the same one: each is put in its place as a whole.
    const whole = `${target}.${crypto.randomUUID()}`
    writeFileSync(whole, await picture.jpeg({ quality: 82 }).toBuffer())
    renameSync(whole, target)
    return file
  }

  return async (tags: readonly HeadTag[]): Promise<{ tags: readonly HeadTag[]; file?: string }> => {
    const image = tags.find(({ key }) => key[1] === 'og:image')
    const address = image?.value[1] ?? ''
    if (!image || !isAvif(address)) return { tags }
    try {
      const file = await fileFor(address)
      const made = { ...image, value: ['content', `${site}/${file}`] satisfies [string, string] }
      return { file, tags: [...tags.map((tag) => (tag === image ? made : tag)), ...sizeTags] }
    } catch {
      return { tags }
    }
  }
}

/** A wide picture fills the preview; an upright one stands in it as a whole, and its edges go on to both sides. */
async function cutForPreview(picture: Sharp): Promise<Sharp> {
  const meta = await picture.metadata()
  const shownWidth = Math.round((meta.width / meta.height) * height)
  if (shownWidth > maxUpright) return picture.resize(width, height, { fit: 'cover' })
  const left = Math.floor((width - shownWidth) / 2)
  const right = width - shownWidth - left
  return picture.resize(shownWidth, height).extend({ left, right, extendWith: 'copy' })
}

const sizeTags = (
  [
    ['og:image:type', 'image/jpeg'],
    ['og:image:width', String(width)],
    ['og:image:height', String(height)],
  ] as const
).map(([property, content]): HeadTag => ({
  element: 'meta',
  key: ['property', property],
  value: ['content', content],
}))

function isAvif(address: string): boolean {
  return URL.canParse(address) && new URL(address).pathname.endsWith('.avif')
}
