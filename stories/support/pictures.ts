import {
  type BannerName,
  bannerPicture,
  productPicture,
  type SectionName,
  sectionPicture,
  type View,
  galleryViews,
} from '~mocks/seed/artwork/manifest'
import { storySeed } from '../../.storybook/story-seed'

const { assetBase } = storySeed

/**
 * Products of the seed that have pictures, for stories with many products. The first ones are different kinds
 * of garments.
 */
const garments = [
  'ao-dai-lua-ha-dong-nguyet-cat',
  'ao-so-mi-lua-nha-uyen',
  'dam-lua-vat-cheo-dong-quynh',
  'chan-vay-xep-ly-dai-suong-khoi',
  'quan-ong-rong-linen-mac-nhien',
  'ao-blazer-linen-nang-som',
  'ao-kieu-ren-bach-tra',
  'dam-nhung-tram-huong',
  'ao-mang-to-da-dong-lap',
  'quan-jeans-ong-suong-pho-cu',
  'ao-cardigan-len-nhat-ha',
  'dam-maxi-linen-mien-thao',
  'ao-dai-cach-tan-to-gam-an-hoa',
] as const

type Garment = (typeof garments)[number]

/**
 * Returns the URL of a product picture. All colours but the first have only a front view.
 * @param color The index of a colour.
 */
export function garmentPicture(slug: Garment, view: View = 'front', color = 0): string {
  return assetBase + productPicture(slug, color, view)
}

/**
 * Returns the front picture of the product at an index. An index beyond the last product starts again at the
 * first one.
 */
export function nthPicture(index: number): string {
  return garmentPicture(garments[index % garments.length] ?? garments[0])
}

/** Returns the pictures of a product in its first colour, in the order of the gallery. */
export function gallery(slug: Garment): string[] {
  return galleryViews.map((view) => garmentPicture(slug, view))
}

/** Returns the URL of a hero picture, in the ratio 16:7. */
export function heroPicture(name: BannerName): string {
  return assetBase + bannerPicture(name)
}

/** Returns the URL of a picture of a home page section. */
export function homePicture(name: SectionName): string {
  return assetBase + sectionPicture(name)
}

/** Returns the URL of a picture of the brand. `none` gives a URL without a picture. */
export function brandPicture(name: 'logo' | 'favicon' | 'none'): string {
  return `${assetBase}/artwork/brand/${name}.svg`
}
