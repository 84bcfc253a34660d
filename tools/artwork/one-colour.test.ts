import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { picturesOf, productPicture, type View } from '../../mocks/seed/artwork/manifest.ts'
import { catalogue } from '../../mocks/seed/catalogue/catalogue.ts'
import type { CatalogueEntry } from '../../mocks/seed/catalogue/entry.ts'
import { picturesFolder } from './ledger.ts'
import { sheet, wholeOf } from './scene/picture.ts'
import { drawProduct } from './scene/views.ts'
import { isCloth } from './surface/plan.ts'

/** In pictures of this width, thin stripes do not blend into their ground. */
const width = 720

/**
 * A colour in CIELAB. A difference of 1 is just visible. A difference of 5 is still the same dye in another
 * light.
 */
type Lab = readonly [l: number, a: number, b: number]

function labOf(bytes: readonly number[]): Lab {
  const [r = 0, g = 0, b = 0] = bytes.map((byte) => {
    const part = byte / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const root = (share: number): number =>
    share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047)
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/**
 * Returns the median of a channel. Prints and embroidery hardly change the median, because they cover less
 * than half of the cloth.
 */
function middleOf(counts: Uint32Array): number {
  const half = counts.reduce((sum, count) => sum + count, 0) / 2
  let [value, seen] = [0, counts[0] ?? 0]
  while (seen < half) seen += counts[++value] ?? 0
  return value
}

/** Returns the colour of a garment's own cloth in the finished file of a picture. */
async function clothColour(product: CatalogueEntry, view: View): Promise<Lab> {
  const scene = drawProduct(product, 0, view)
  // Matching garments are drawn first, so the last costume is the product itself.
  const costume = scene.parts.flatMap((part) => ('costume' in part ? part.costume : [])).at(-1)
  const plan = await sharp(Buffer.from(sheet(wholeOf(scene), [], costume?.plan ?? '', width)))
    .ensureAlpha()
    .raw()
    .toBuffer()
  const [path = ''] = productPicture(product.slug, 0, view).split('?')
  const file = path.replace('/artwork/', '').replace(/-\d+\.avif$/, `-${width}.avif`)
  const pixels = await sharp(join(picturesFolder, file)).removeAlpha().raw().toBuffer()
  const counts = [0, 1, 2].map(() => new Uint32Array(256))
  for (let at = 0; at < plan.length / 4; at++) {
    const owner = (plan[at * 4 + 3] ?? 0) > 200 ? (plan[at * 4] ?? 0) : 0
    if (!isCloth(owner) || costume?.pieces[owner - 1]?.fibre) continue
    for (const [channel, count] of counts.entries()) {
      const byte = pixels[at * 3 + channel] ?? 0
      count[byte] = (count[byte] ?? 0) + 1
    }
  }
  return labOf(counts.map(middleOf))
}

const pictured = catalogue.filter(({ hasPictures }) => hasPictures)

test.each(pictured.map((product) => [product.slug, product] as const))(
  '%s has one colour in all its views §15.9k',
  async (_slug, product) => {
    const front = await clothColour(product, 'front')
    const strays: string[] = []
    for (const { colourIndex, view } of picturesOf(product)) {
      if (colourIndex !== 0 || view === 'front') continue
      const colour = await clothColour(product, view)
      const difference = Math.hypot(...colour.map((value, index) => value - (front[index] ?? 0)))
      if (difference > 5) strays.push(`${view} ${difference.toFixed(1)}`)
    }
    expect(strays).toEqual([])
  },
)
