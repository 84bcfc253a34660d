import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve, sep } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { HeadTag } from '../../src/features/site/head-tags.ts'
import { messageOf } from '../lib/command.ts'
import { bodyUpTo, fingerprintOf, megabytes, timeoutMs } from './api.ts'
import { previewFolder } from './manifest.ts'

/** The size of preview pictures in px. At this size, Facebook and Zalo show a large preview. */
const [width, height] = [1200, 630]
/**
 * The limit between tall and wide pictures: the width in px of a picture that is scaled to the height of the
 * preview. A wider picture is cut, because it then loses little.
 */
const maxUpright = 760
/** The largest picture that is read. It has four times the size of a large photo. */
const most = { bytes: 20_000_000, pixels: 50_000_000 }

/**
 * The hosts that pictures may be fetched from. The content of a shop must not make the deploying machine call
 * other hosts.
 */
export type PictureHosts = {
  site: string
  /** URLs of the API and of the picture host. An empty URL is ignored. */
  others: readonly string[]
}

/**
 * Returns a function that replaces an AVIF picture in a page's head by a JPEG, because robots of link
 * previews can't read AVIF. A picture stays if it can't be read, is too large, or is on another host. The
 * reason is then in `note` of the function's result.
 */
export function previewsOf(folder: string, { site, others }: PictureHosts) {
  // The real fetch is kept here, because the renderer replaces the global one.
  const { fetch } = globalThis
  const origins = new Set([site, ...others].flatMap((one) => URL.parse(one)?.origin ?? []))

  function ownFile(address: string): string | undefined {
    if (!address.startsWith(`${site}/`)) return undefined
    const path = new URL(address).pathname.slice(new URL(site).pathname.replace(/\/$/, '').length)
    const file = resolve(folder, `.${decodeURIComponent(path)}`)
    return file.startsWith(resolve(folder) + sep) && existsSync(file) ? file : undefined
  }

  async function bytesOf(address: string): Promise<Buffer> {
    const own = ownFile(address)
    if (own) {
      const { size } = statSync(own)
      if (size > most.bytes) throw new Error(`it has ${megabytes(size)}`)
      return readFileSync(own)
    }
    if (!origins.has(new URL(address).origin))
      throw new Error(
        'its host is neither the shop’s, the API’s nor the picture host (configure --images)',
      )
    // Redirects are not followed, because they could lead to a host that is not allowed.
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(address, { signal, redirect: 'manual' })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return bodyUpTo(response, most.bytes)
  }

  async function fileFor(address: string): Promise<string> {
    const file = `${previewFolder}/${fingerprintOf(address).slice(0, 16)}.jpg`
    const target = join(folder, file)
    if (existsSync(target)) return file
    const picture = await cutForPreview(
      sharp(await bytesOf(address), { limitInputPixels: most.pixels }),
    )
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, await picture.jpeg({ quality: 82 }).toBuffer())
    return file
  }

  return async (
    tags: readonly HeadTag[],
  ): Promise<{ tags: readonly HeadTag[]; file?: string; note?: string }> => {
    const image = tags.find(({ key }) => key[1] === 'og:image')
    const address = image?.value[1] ?? ''
    if (!image || !isAvif(address)) return { tags }
    try {
      const file = await fileFor(address)
      const made = { ...image, value: ['content', `${site}/${file}`] satisfies [string, string] }
      return { file, tags: [...tags.map((tag) => (tag === image ? made : tag)), ...sizeTags] }
    } catch (error) {
      return { tags, note: `${address}: ${messageOf(error)}` }
    }
  }
}

/**
 * Returns the picture in the size of a preview. A wide picture fills the preview. A tall picture is shown
 * whole, and its edges are continued on both sides.
 */
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
