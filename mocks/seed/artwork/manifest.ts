/**
 * This file lists the pictures in `files/`, which `tools/artwork` draws. It imports nothing from Node,
 * because the mock world runs in the browser.
 */

/**
 * The views in the order of the gallery. `alive` shows the garment on a form, a hanger or a chair. `detail`
 * shows how it is sewn. `cloth` shows the fabric at its real size.
 */
export const views = ['front', 'back', 'alive', 'detail', 'cloth', 'styled'] as const
export type View = (typeof views)[number]

type ProductPicture = { colourIndex: number; view: View }

type PicturedProduct = {
  colours: readonly unknown[]
  hasPictures: boolean
  without?: readonly View[]
  design: { behind?: readonly string[] }
}

/** The largest number of pictures that a product may have (Product §9.4). */
const maxPictures = 9

/** Details on the back that sell a garment, so the back is then the cover. */
const points = new Set(['cranes', 'bow'])

/** Returns all views of the first colour that fit into the limit, and the front of each other colour. */
export function picturesOf(product: PicturedProduct): readonly ProductPicture[] {
  if (!product.hasPictures) return []
  const others = product.colours
    .slice(1)
    .map((_, index) => ({ colourIndex: index + 1, view: 'front' as const }))
  const isBackFirst = product.design.behind?.some((part) => points.has(part))
  const ofFirst = views
    .filter((view) => !product.without?.includes(view))
    .slice(0, maxPictures - others.length)
  if (isBackFirst) ofFirst.sort((one, other) => Number(other === 'back') - Number(one === 'back'))
  return [...ofFirst.map((view) => ({ colourIndex: 0, view })), ...others]
}

/**
 * Returns the path of a product picture (3:4), for example
 * `/artwork/products/ao-lua--0-front-720.avif?widths=360,720,1440`.
 */
export function productPicture(slug: string, colourIndex: number, view: View): string {
  return `/artwork/products/${slug}--${colourIndex}-${view}-720.avif?widths=360,720,1440`
}

/** The hero pictures (16:7). Their left side is plain, because the text is there. */
export const banners = ['moc-lan-thu', 'lua-ha-dong', 'cong-so'] as const
export type BannerName = (typeof banners)[number]

/** The widths in which phones get the crop of a wide picture. */
export const phoneWidths = [480, 960] as const
/** The part with the garments in a 1,600 px picture. Phones show only this part. */
export const phoneCrop = { x: 760, width: 840 } as const
const widths = `widths=800,1600,2880&phone=${phoneWidths.join(',')}`

export function bannerPicture(name: BannerName): string {
  return `/artwork/banners/${name}-1600.avif?${widths}`
}

/**
 * Pictures of the home page's sections. `banner-home` is 21:9 and as wide as a hero picture, and all others
 * are 4:5.
 */
export const sections = [
  'office-lady',
  'banner-home',
  'category-shirts',
  'category-dresses',
  'category-skirts',
  'category-pants',
  'category-ao-dai',
  'category-outerwear',
] as const
export type SectionName = (typeof sections)[number]

export function sectionPicture(name: SectionName): string {
  return name === 'banner-home'
    ? `/artwork/sections/${name}-1600.avif?${widths}`
    : `/artwork/sections/${name}-960.avif?widths=480,960`
}

/** Pictures that show the steps of drawing, for readers of the code in `tools/artwork`. */
export const makings = [
  'garment',
  'drape',
  'surface',
  'light',
  'six-fibres',
  'one-dress',
  'props',
] as const
export type MakingName = (typeof makings)[number]

export function makingPicture(name: MakingName): string {
  return `/artwork/making/${name}-960.avif?widths=480,960`
}
