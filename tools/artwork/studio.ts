import {
  bannerPicture,
  bannerNames,
  makingPicture,
  makingNames,
  phoneCrop,
  phoneWidths,
  picturesOf,
  productPicture,
  sectionPicture,
  sectionPictureNames,
  type View,
} from '../../mocks/seed/artwork/manifest.ts'
import { catalogue } from '../../mocks/seed/catalogue/catalogue.ts'
import type { Fibre } from '../../mocks/seed/catalogue/garment.ts'
import { drawBanner } from './scene/banners.ts'
import { drawMaking } from './scene/making.ts'
import type { Scene } from './scene/picture.ts'
import { drawSection } from './scene/sections.ts'
import { drawProduct } from './scene/views.ts'
import { type Structure, fibres } from './surface/fibres.ts'

/** One file to render: its name in `files/` and its width. */
export type Print = { file: string; width: number }

/**
 * A picture to render: its path, the function that draws it, its files, and the quality of their encoding (1
 * to 100).
 */
export type Commission = {
  path: string
  draw: () => Scene
  prints: readonly Print[]
  quality: (width: number) => number
  /** How long the encoder searches for smaller files, from 0 to 9. */
  effort: number
  /**
   * The bits for each colour channel in files that are wider than a card. The default is 8. Slow shades, such
   * as on silk, need 10, because 8 would show steps.
   */
  depth?: 10
  /** The columns of the drawing that the files show, at its full height. The default is the whole drawing. */
  crop?: { x: number; width: number }
}

/** Returns the files of a picture, one for each width that its path names. */
function printsOf(path: string): Print[] {
  const [address = '', query = ''] = path.split('?')
  const widths = new URLSearchParams(query).get('widths') ?? ''
  const name = address.replace('/artwork/', '').replace(/-\d+\.avif$/, '')
  return widths.split(',').map((width) => ({ width: Number(width), file: `${name}-${width}.avif` }))
}

function phonePrints(path: string): Print[] {
  const name = (path.split('?')[0] ?? '').replace('/artwork/', '').replace(/-\d+\.avif$/, '')
  return phoneWidths.map((width) => ({ width, file: `${name}-phone-${width}.avif` }))
}

/**
 * How much the quality of a cloth differs from the usual quality: in the view of the cloth, and in views of a
 * whole garment. Coarse threads hide the loss of the encoding, but fine ones would be smoothed away, such as
 * the pile of velvet.
 */
const fineness: Record<Structure, readonly [near: number, whole: number]> = {
  pile: [22, 16],
  pebble: [12, 8],
  float: [16, 12],
  felted: [4, 4],
  plain: [3, 0],
  open: [-2, 0],
  slubbed: [2, 0],
  twill: [-2, 0],
  stockinette: [-4, 0],
}

/**
 * Returns the quality for each width. Shoppers zoom into the largest files (1,440 px) to see the weave. The
 * small files must stay small, because a list has many of them.
 */
function productQuality(view: View, cloth: Fibre): (width: number) => number {
  const [near, whole] = fineness[fibres[cloth].structure]
  // A detail has many edges. They cost bytes and hide the loss, so the quality is lower.
  const busy = view === 'detail' ? 8 : 0
  return (width) => {
    if (width > 720) return view === 'cloth' ? 34 + near : 44 + whole - busy
    return (width > 360 ? 34 - busy : 35) + Math.min(whole, 6)
  }
}

/**
 * The effort of the encoder, from 0 to 9. With 3, files are 5% smaller, but encoding takes three times as
 * long as with 1.
 */
const effort = 1

/** Structures of cloth whose long, soft shades would show steps with 8 bits. */
const smooth = new Set<Structure>(['float', 'pile'])

/** Returns a wide picture, and the crop of this picture for phones. */
function wide(path: string, draw: () => Scene): Commission[] {
  const quality = (width: number): number => (width <= 960 || width > 1600 ? 44 : 38)
  const shared = { draw, quality, effort, depth: 10 } as const
  return [
    { ...shared, path, prints: printsOf(path) },
    { ...shared, path: `${path}#phone`, prints: phonePrints(path), crop: phoneCrop },
  ]
}

export function commissions(): Commission[] {
  const products = catalogue.flatMap((product) =>
    picturesOf(product).map(({ colourIndex, view }): Commission => {
      const path = productPicture(product.slug, colourIndex, view)
      return {
        path,
        draw: () => drawProduct(product, colourIndex, view),
        prints: printsOf(path),
        quality: productQuality(view, product.cloth),
        effort,
        ...(smooth.has(fibres[product.cloth].structure) ? { depth: 10 } : {}),
      }
    }),
  )
  const heroes = bannerNames.flatMap((name) => wide(bannerPicture(name), () => drawBanner(name)))
  const tiles = sectionPictureNames.flatMap((name): Commission[] => {
    const path = sectionPicture(name)
    if (name === 'banner-home') return wide(path, () => drawSection(name))
    return [
      { path, draw: () => drawSection(name), prints: printsOf(path), quality: () => 42, effort },
    ]
  })
  const steps = makingNames.map((name): Commission => {
    const path = makingPicture(name)
    return { path, draw: () => drawMaking(name), prints: printsOf(path), quality: () => 40, effort }
  })
  return [...heroes, ...tiles, ...steps, ...products]
}
