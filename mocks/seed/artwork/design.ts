/**
 * The properties by which the catalogue describes a garment, and the rule that lists the pictures of a product.
 * Uses nothing of Node, because the mock world runs it in the browser too.
 */

/** Neck and collar shapes that can be drawn. */
export type Collar = 'camp' | 'point' | 'stand' | 'peter-pan' | 'v' | 'round' | 'boat' | 'square'
/** Sleeve shapes that can be drawn. */
export type Sleeve = 'none' | 'short' | 'long' | 'puff' | 'bell'
/** Where a skirt, a dress or a coat ends. */
export type Length = 'mini' | 'midi' | 'maxi'
/** Cloth patterns that can be drawn. */
export type Pattern =
  | 'plain'
  | 'twill'
  | 'stripe'
  | 'gingham'
  | 'dot'
  | 'floral'
  | 'brocade'
  | 'lace'
/** Trimmings. A garment that has no place for one ignores it. */
type Detail = 'buttons' | 'belt' | 'pockets' | 'bow' | 'pleats' | 'ruffle' | 'embroidery'

export type ShirtCut = 'relaxed' | 'fitted' | 'cropped' | 'tunic'
export type DressCut = 'a-line' | 'straight' | 'wrap' | 'tiered' | 'pleated' | 'shirt'
export type SkirtCut = 'a-line' | 'straight' | 'wrap' | 'tiered' | 'pleated'
export type PantsCut = 'wide' | 'straight' | 'cropped' | 'tapered'
type AoDaiCut = 'classic' | 'modern'
export type OuterwearCut = 'blazer' | 'trench' | 'cardigan' | 'bomber'

type Cut =
  | { kind: 'shirt'; cut: ShirtCut }
  | { kind: 'dress'; cut: DressCut }
  | { kind: 'skirt'; cut: SkirtCut }
  | { kind: 'pants'; cut: PantsCut }
  | { kind: 'ao-dai'; cut: AoDaiCut }
  | { kind: 'outerwear'; cut: OuterwearCut }

/** Everything that the drawing of a garment depends on, except its colour. */
export type GarmentDesign = Cut & {
  collar?: Collar
  sleeve?: Sleeve
  length?: Length
  pattern: Pattern
  details?: readonly Detail[]
}

/** A colour of the catalogue; `code` is `#rrggbb`. */
export type Colour = { name: string; code: string }

/** The views of a product, in gallery order. */
export const views = ['front', 'back', 'cloth', 'styled', 'hanger'] as const
export type View = (typeof views)[number]

/** One picture of a product: `colourIndex` is an index into its colours. */
type ProductPicture = { colourIndex: number; view: View }

/** The part of a product that `picturesOf` reads. */
type PicturedProduct = {
  slug: string
  colours: readonly Colour[]
  hasPictures: boolean
}

/**
 * Returns the pictures of a product, in gallery order: the front in its first colour, that colour's other
 * views, then the front in each other colour. A third of the products also have one on a hanger.
 */
export function picturesOf(product: PicturedProduct): readonly ProductPicture[] {
  if (!product.hasPictures) return []
  const first = views
    .filter((view) => view !== 'hanger' || hangs(product.slug))
    .map((view) => ({ colourIndex: 0, view }))
  const others = product.colours
    .slice(1)
    .map((_, index) => ({ colourIndex: index + 1, view: 'front' as const }))
  return [...first, ...others]
}

/** Depends on the slug alone, so that a new product changes no other product's gallery. */
function hangs(slug: string): boolean {
  let sum = 0
  for (const letter of slug) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum % 3 === 0
}

/** Returns the path of a product picture, 3:4, e.g. `/artwork/products/ao-lua--0-front-720.avif?widths=360,720`. */
export function productPicture(slug: string, colourIndex: number, view: View): string {
  return `/artwork/products/${slug}--${colourIndex}-${view}-720.avif?widths=360,720`
}

/** The hero pictures (16:7): plain on the left, where the text is. */
export const banners = ['moc-lan-thu', 'lua-ha-dong', 'cong-so'] as const
export type BannerName = (typeof banners)[number]

/** Returns the path of a hero picture. */
export function bannerPicture(name: BannerName): string {
  return `/artwork/banners/${name}-1600.avif?widths=800,1600`
}

/** Pictures of the home page's sections: `banner-home` is 21:9 and as wide as a hero, the others 4:5. */
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

/** Returns the path of a section's picture. */
export function sectionPicture(name: SectionName): string {
  return name === 'banner-home'
    ? `/artwork/sections/${name}-1600.avif?widths=800,1600`
    : `/artwork/sections/${name}-960.avif?widths=480,960`
}
