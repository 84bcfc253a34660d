import type { SectionName } from '../../../mocks/seed/artwork/manifest.ts'
import { handbag, sunglasses } from '../props/bag.ts'
import { bangles, earrings } from '../props/jewellery.ts'
import { magnolia, fallenPetal } from '../props/magnolia.ts'
import { pumps, sandals } from '../props/shoes.ts'
import { drawGarment } from './lay.ts'
import { drawObject } from './object.ts'
import { picture, type Part, type Scene } from './picture.ts'
import { sold } from './sold.ts'
import { ground } from './surroundings.ts'

/**
 * Draws the garments that the tags in mocks/seed/home.ts point to. If a garment moves here, its tag must move
 * too.
 */
function officeLady(): Scene {
  const [left, right] = pumps('#3b2a22')
  return portrait('#cfd6c8', [
    piece('quan-ong-rong-linen-mac-nhien', [210, 500, 460, 760], -3),
    piece('ao-kieu-lua-co-no-tho-ngay', [170, 90, 480, 520], -5),
    piece('ao-blazer-dang-suong-mai-chi', [392, 150, 560, 620], 9),
    drawObject(handbag('#5b3826'), { x: 800, y: 930, scale: 1.24, turn: 8, prefix: 'b' }),
    drawObject(left, { x: 96, y: 960, scale: 1.06, turn: -16, prefix: 'l' }),
    drawObject(right, { x: 190, y: 1000, scale: 1.06, turn: 6, prefix: 'r' }),
    drawObject(sunglasses(), { x: 130, y: 160, scale: 0.86, turn: -22, prefix: 'g' }),
    drawObject(magnolia(), { x: 120, y: 760, scale: 0.86, turn: -12, prefix: 'm' }),
  ])
}

/** Draws garments of silk, because the text of this section is about silk. */
function bannerHome(): Scene {
  const { width, height } = sectionSizes.wide
  const [left, right] = sandals('#7b4a2e')
  return picture(width, height, [
    ground('#d8decf', width, height),
    piece('quan-ong-rong-lua-trang-ngan', [290, 60, 300, 610], 6),
    piece('ao-so-mi-lua-nha-uyen', [56, 50, 400, 440], -8),
    piece('dam-lua-vat-cheo-dong-quynh', [1104, 34, 400, 630], 7),
    drawObject(magnolia(), { x: 640, y: 640, scale: 1, turn: 4, prefix: 'm' }),
    drawObject(earrings(), { x: 72, y: 590, scale: 0.8, prefix: 'e' }),
    drawObject(handbag('#a06a42'), { x: 1060, y: 540, scale: 0.92, turn: -9, prefix: 'b' }),
    drawObject(left, { x: 1496, y: 560, scale: 0.74, turn: -10, prefix: 'l' }),
    drawObject(right, { x: 1556, y: 572, scale: 0.74, turn: 8, prefix: 'r' }),
    drawObject(fallenPetal(), { x: 760, y: 600, scale: 0.6, turn: 100, prefix: 'f' }),
  ])
}

const categories: Readonly<
  Record<Exclude<SectionName, 'office-lady' | 'banner-home'>, () => Scene>
> = {
  'category-shirts': () =>
    portrait('#e4d4bd', [
      piece('ao-so-mi-ke-soc-thanh-mai', [300, 90, 620, 600], 10),
      piece('ao-kieu-beo-van-khanh', [70, 500, 640, 640], -6),
      drawObject(magnolia(), { x: 846, y: 1150, scale: 0.9, turn: 4, prefix: 'm' }),
      drawObject(earrings(), { x: 140, y: 200, prefix: 'e' }),
    ]),
  'category-dresses': () =>
    portrait('#d5ddd0', [
      piece('dam-xep-ly-kim-ngan', [430, 90, 500, 930], 8),
      piece('dam-hoa-nhi-co-vuong-mai-an', [60, 150, 560, 980], -5),
      drawObject(handbag('#a97c50'), { x: 826, y: 1062, scale: 1.1, turn: 10, prefix: 'b' }),
    ]),
  'category-skirts': () =>
    portrait('#ecdacf', [
      piece('chan-vay-xep-ly-gio-thu', [330, 110, 560, 720], 9),
      piece('chan-vay-quan-lua-tho-cam', [90, 370, 560, 760], -5),
      drawObject(bangles(), { x: 790, y: 1010, scale: 1.05, turn: -14, prefix: 's' }),
      drawObject(sunglasses(), { x: 180, y: 200, turn: -16, prefix: 'g' }),
    ]),
  'category-pants': () =>
    portrait('#dcd6cb', [
      piece('quan-ong-rong-linen-mac-nhien', [440, 90, 460, 1000], 6, 2),
      piece('quan-jeans-ong-suong-pho-cu', [110, 130, 420, 1000], -5),
      drawObject(magnolia(), { x: 880, y: 1180, scale: 0.7, turn: 10, prefix: 'm' }),
    ]),
  'category-ao-dai': () =>
    portrait('#e8dccb', [
      piece('ao-dai-cach-tan-to-gam-an-hoa', [480, 70, 420, 1000], 8, 2),
      piece('ao-dai-lua-ha-dong-nguyet-cat', [130, 90, 480, 1060], -4, 2),
      drawObject(magnolia(), { x: 866, y: 1180, scale: 0.84, turn: 8, prefix: 'm' }),
      drawObject(earrings(), { x: 112, y: 1080, scale: 0.9, prefix: 'e' }),
    ]),
  'category-outerwear': () =>
    portrait('#d9d8d0', [
      piece('ao-mang-to-sai-gon-mua', [390, 70, 520, 1020], 7),
      piece('ao-khoac-lua-theu-hac-trang', [50, 330, 600, 760], -6),
      drawObject(bangles(), { x: 190, y: 170, scale: 1.1, turn: 10, prefix: 's' }),
    ]),
}

export function drawSection(name: SectionName): Scene {
  if (name === 'office-lady') return officeLady()
  return name === 'banner-home' ? bannerHome() : categories[name]()
}

const sectionSizes = {
  portrait: { width: 960, height: 1200 },
  wide: { width: 1600, height: 686 },
} as const

/** Draws a product of the catalogue. Garments overlap, so the first one is at the bottom. */
function piece(
  slug: string,
  [x, y, width, height]: readonly [number, number, number, number],
  turn: number,
  nthColour = 0,
): Part[] {
  const prefix = `${slug}-`
  return drawGarment({ ...sold(slug, nthColour), box: { x, y, width, height }, turn, prefix })
}

/** Returns a picture in the ratio 4:5 on tinted paper. */
function portrait(paper: string, parts: readonly (Part | readonly Part[] | string)[]): Scene {
  const { width, height } = sectionSizes.portrait
  return picture(width, height, [ground(paper, width, height), ...parts])
}
