import {
  type BannerName,
  bannerPicture,
  productPicture,
  type SectionName,
  sectionPicture,
  type View,
  views,
} from '~mocks/seed/artwork/manifest'
import { storySeed } from '../../.storybook/story-seed'

const { assetBase } = storySeed

/** Products of the seed with pictures, for grids; one of each kind first. */
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

/** A picture of a product; `color` counts its colours from 0, and others than the first have a front only. */
export function garmentPicture(slug: Garment, view: View = 'front', color = 0): string {
  return assetBase + productPicture(slug, color, view)
}

/** The front of a product; the index goes round. */
export function nthPicture(index: number): string {
  return garmentPicture(garments[index % garments.length] ?? garments[0])
}

/** Every view of a product in its first colour, in gallery order. */
export function gallery(slug: Garment): string[] {
  return views.map((view) => garmentPicture(slug, view))
}

/** A picture of the hero, 16:7. */
export function heroPicture(name: BannerName): string {
  return assetBase + bannerPicture(name)
}

/** A picture of a section of the home page. */
export function homePicture(name: SectionName): string {
  return assetBase + sectionPicture(name)
}

/** A file of the shop's brand. */
export function brandPicture(name: 'logo' | 'favicon' | 'none'): string {
  return `${assetBase}/artwork/brand/${name}.svg`
}
