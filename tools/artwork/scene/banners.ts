import type { BannerName } from '../../../mocks/seed/artwork/manifest.ts'
import { handbag } from '../props/bag.ts'
import { bangles, earrings } from '../props/jewellery.ts'
import { magnolia, fallenPetal } from '../props/magnolia.ts'
import { pumps } from '../props/shoes.ts'
import { drawGarment } from './lay.ts'
import { drawObject } from './object.ts'
import { picture, type Part, type Scene } from './picture.ts'
import { sold } from './sold.ts'
import { ground, rail } from './surroundings.ts'

const bannerSize = { width: 1600, height: 700 } as const
const { width, height } = bannerSize

/** Autumn: a trench coat and an earth-coloured dress among magnolia. */
function autumn(): Scene {
  const [left, right] = pumps('#6d4128')
  return picture(width, height, [
    ground('#eadcc6', width, height),
    drawGarment({
      ...sold('dam-maxi-xep-tang-mien-bien-nho'),
      box: { x: 850, y: 60, width: 360, height: 640 },
      turn: -7,
      prefix: 'd',
    }),
    drawGarment({
      ...sold('ao-mang-to-sai-gon-mua'),
      box: { x: 1090, y: 26, width: 430, height: 700 },
      turn: 6,
      prefix: 't',
    }),
    drawObject(magnolia(), { x: 830, y: 650, scale: 0.98, turn: -16, prefix: 'm' }),
    drawObject(fallenPetal(), { x: 752, y: 644, scale: 0.6, turn: 70, prefix: 'f' }),
    drawObject(handbag('#6b4029'), { x: 1494, y: 560, scale: 0.9, turn: 12, prefix: 'b' }),
    drawObject(left, { x: 1470, y: 170, scale: 0.8, turn: -12, prefix: 'l' }),
    drawObject(right, { x: 1548, y: 186, scale: 0.8, turn: 10, prefix: 'r' }),
  ])
}

/** Silk of Hà Đông: three áo dài, from celadon over lacquer red to white. */
function silk(): Scene {
  const aoDai = (slug: string, nthColour: number, x: number, turn: number) =>
    drawGarment({
      ...sold(slug, nthColour),
      box: { x, y: 26, width: 320, height: 648 },
      turn,
      prefix: `${slug}-${nthColour}-`,
    })
  return picture(width, height, [
    ground('#dfe3d5', width, height),
    aoDai('ao-dai-lua-ha-dong-nguyet-cat', 1, 812, -8),
    aoDai('ao-dai-theu-sen-thanh-tam', 0, 1236, 9),
    aoDai('ao-dai-lua-ha-dong-nguyet-cat', 2, 1022, 1),
    drawObject(magnolia(), { x: 800, y: 684, scale: 0.86, turn: -20, prefix: 'm' }),
    drawObject(bangles(), { x: 1478, y: 604, scale: 0.84, turn: -20, prefix: 's' }),
    drawObject(earrings(), { x: 742, y: 150, scale: 0.78, prefix: 'e' }),
  ])
}

/** A garment on the rail of the office wardrobe. `x` is the middle of the garment. */
function hung(slug: string, nthColour: number, x: number, width: number, tall: number): Part[] {
  return drawGarment({
    ...sold(slug, nthColour),
    box: { x: x - width / 2, y: 0, width, height: tall },
    rail: 45,
    shadow: 1.5,
    prefix: `${slug}-${nthColour}-`,
  })
}

function office(): Scene {
  return picture(width, height, [
    ground('#e6dccf', width, height),
    rail(706, 48, 930),
    hung('chan-vay-but-chi-satin-da-lan', 0, 1496, 280, 430),
    hung('ao-so-mi-lua-nha-uyen', 0, 824, 300, 400),
    hung('dam-but-chi-khanh-linh', 1, 1288, 300, 524),
    hung('ao-blazer-dang-suong-mai-chi', 2, 1056, 370, 520),
    drawObject(magnolia(), { x: 1560, y: 800, scale: 0.74, turn: -14, prefix: 'm' }),
  ])
}

export function drawBanner(name: BannerName): Scene {
  switch (name) {
    case 'moc-lan-thu':
      return autumn()
    case 'lua-ha-dong':
      return silk()
    case 'cong-so':
      return office()
  }
}
