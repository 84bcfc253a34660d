/**
 * This file lists the pictures in `files/`, which `tools/artwork` draws. It imports nothing from Node,
 * because the mock world runs in the browser.
 */

/**
 * The gallery views in display order. `worn` shows the garment on a model; product cards show this view
 * second. `alive` shows the garment on a dress form, a hanger or a chair. `detail` shows how the garment is
 * sewn. `cloth` shows the fabric at its real size.
 */
export const galleryViews = ['front', 'worn', 'back', 'alive', 'detail', 'cloth'] as const
export type View = (typeof galleryViews)[number]

type ProductPicture = { colourIndex: number; view: View }

type PicturedProduct = {
  colours: readonly unknown[]
  hasPictures: boolean
  without?: readonly View[]
  design: { behind?: readonly string[] }
}

/** The largest number of pictures that a product may have (Product §10.4.7a). */
const maxPictures = 9

/** Details on the back that sell the garment. A garment with such a detail has its back as the cover. */
const points = new Set(['cranes', 'bow'])

/**
 * Returns the position of a view in a gallery that begins with the back: the back, then the garment on a
 * model, then the others.
 */
function rank(view: View): number {
  return view === 'back' ? 0 : view === 'worn' ? 1 : 2
}

/**
 * Returns the pictures of a product: as many views of its first colour as the limit allows, and the front of
 * each other colour. A detail on the back that sells the garment moves the back to the first place.
 */
export function picturesOf(product: PicturedProduct): readonly ProductPicture[] {
  if (!product.hasPictures) return []
  const others = product.colours
    .slice(1)
    .map((_, index) => ({ colourIndex: index + 1, view: 'front' as const }))
  const isBackFirst = product.design.behind?.some((part) => points.has(part))
  const ofFirst = galleryViews
    .filter((view) => !product.without?.includes(view))
    .slice(0, maxPictures - others.length)
  if (isBackFirst) ofFirst.sort((one, other) => rank(one) - rank(other))
  return [...ofFirst.map((view) => ({ colourIndex: 0, view })), ...others]
}

/**
 * Returns the path of a product picture (3:4), for example
 * `/artwork/products/ao-lua--0-front-720.avif?widths=360,720,1440`.
 */
export function productPicture(slug: string, colourIndex: number, view: View): string {
  return `/artwork/products/${slug}--${colourIndex}-${view}-720.avif?widths=360,720,1440`
}

/** The hero pictures, in the ratio 16:7. Their left side is plain, because the text stands there. */
export const bannerNames = ['moc-lan-thu', 'lua-ha-dong', 'cong-so'] as const
export type BannerName = (typeof bannerNames)[number]

/** Phones get a crop of a wide picture in these widths. */
export const phoneWidths = [480, 960] as const
/** The crop that phones show: the part with the garments in a picture of 1,600 px. */
export const phoneCrop = { x: 760, width: 840 } as const
const widths = `widths=800,1600,2880&phone=${phoneWidths.join(',')}`

export function bannerPicture(name: BannerName): string {
  return `/artwork/banners/${name}-1600.avif?${widths}`
}

/**
 * Pictures of the home page's sections. `banner-home` is 21:9 and as wide as a hero picture, and all others
 * are 4:5.
 */
export const sectionPictureNames = [
  'office-lady',
  'banner-home',
  'category-shirts',
  'category-dresses',
  'category-skirts',
  'category-pants',
  'category-ao-dai',
  'category-outerwear',
] as const
export type SectionName = (typeof sectionPictureNames)[number]

export function sectionPicture(name: SectionName): string {
  return name === 'banner-home'
    ? `/artwork/sections/${name}-1600.avif?${widths}`
    : `/artwork/sections/${name}-960.avif?widths=480,960`
}

/** Pictures that show the steps of drawing, for readers of the code in `tools/artwork`. */
export const makingNames = [
  'garment',
  'drape',
  'surface',
  'light',
  'six-fibres',
  'one-dress',
  'props',
] as const
export type MakingName = (typeof makingNames)[number]

export function makingPicture(name: MakingName): string {
  return `/artwork/making/${name}-960.avif?widths=480,960`
}
