import type { BannerName } from '../../../mocks/seed/artwork/manifest.ts'
import type { GarmentDesign, Fibre } from '../../../mocks/seed/catalogue/garment.ts'
import { handbag } from '../props/bag.ts'
import { bangles, earrings } from '../props/jewellery.ts'
import { magnolia, fallenPetal } from '../props/magnolia.ts'
import { pumps } from '../props/shoes.ts'
import { lay } from './lay.ts'
import { put } from './object.ts'
import { picture, type Part, type Scene } from './picture.ts'
import { ground, branchShade, rail } from './surroundings.ts'

const bannerSize = { width: 1600, height: 700 } as const
const { width, height } = bannerSize

/** Autumn: a linen coat and an earth-coloured dress among magnolia. */
function autumn(): Scene {
  const [left, right] = pumps('#6d4128')
  return picture(width, height, [
    ground('#eadcc6', width, height),
    branchShade(250, 760, 1.7, -14, 0.07),
    lay({
      design: {
        kind: 'dress',
        cut: 'a-line',
        collar: 'v',
        sleeve: 'short',
        pattern: 'floral',
        details: ['belt'],
      },
      fibre: 'rawSilk',
      colour: '#9a5138',
      seed: 'autumn-dress',
      box: { x: 850, y: 60, width: 360, height: 640 },
      turn: -7,
      prefix: 'd',
    }),
    lay({
      design: { kind: 'outerwear', cut: 'trench', pattern: 'plain' },
      fibre: 'linen',
      colour: '#c6a677',
      seed: 'autumn-coat',
      box: { x: 1090, y: 26, width: 430, height: 700 },
      turn: 6,
      prefix: 't',
    }),
    put(magnolia(), { x: 830, y: 650, scale: 0.98, turn: -16, prefix: 'm' }),
    put(fallenPetal(), { x: 752, y: 644, scale: 0.6, turn: 70, prefix: 'f' }),
    put(handbag('#6b4029'), { x: 1494, y: 560, scale: 0.9, turn: 12, prefix: 'b' }),
    put(left, { x: 1470, y: 170, scale: 0.8, turn: -12, prefix: 'l' }),
    put(right, { x: 1548, y: 186, scale: 0.8, turn: 10, prefix: 'r' }),
  ])
}

/** Silk of Hà Đông: three áo dài, from lacquer red over ivory to celadon. */
function silk(): Scene {
  const aoDai = (
    colour: string,
    x: number,
    turn: number,
    details: readonly 'lotus'[],
    prefix: string,
  ) =>
    lay({
      design: {
        kind: 'ao-dai',
        cut: 'classic',
        pattern: details.length ? 'plain' : 'brocade',
        details,
      },
      fibre: details.length ? 'silk' : 'brocade',
      colour,
      seed: `silk-${prefix}`,
      box: { x, y: 26, width: 320, height: 648 },
      turn,
      prefix,
    })
  return picture(width, height, [
    ground('#dfe3d5', width, height),
    branchShade(180, 780, 1.8, -8, 0.07),
    aoDai('#8aa897', 812, -8, [], 'c'),
    aoDai('#f2e8d8', 1236, 9, ['lotus'], 'i'),
    aoDai('#a2281f', 1022, 1, ['lotus'], 'r'),
    put(magnolia(), { x: 800, y: 684, scale: 0.86, turn: -20, prefix: 'm' }),
    put(bangles(), { x: 1478, y: 604, scale: 0.84, turn: -20, prefix: 's' }),
    put(earrings(), { x: 1532, y: 110, scale: 0.78, prefix: 'e' }),
  ])
}

/** A garment on the rail of the office wardrobe; `x` is its middle. */
type Hung = {
  design: GarmentDesign
  fibre: Fibre
  colour: string
  x: number
  prefix: string
  wide: number
  tall: number
}

const week: readonly Hung[] = [
  {
    design: { kind: 'skirt', cut: 'pleated', pattern: 'plain' },
    fibre: 'satin',
    colour: '#8b7a63',
    x: 1496,
    prefix: 'k',
    wide: 280,
    tall: 430,
  },
  {
    design: {
      kind: 'shirt',
      cut: 'fitted',
      collar: 'stand',
      sleeve: 'long',
      pattern: 'plain',
      details: ['bow'],
    },
    fibre: 'silk',
    colour: '#f6f0e6',
    x: 824,
    prefix: 'w',
    wide: 300,
    tall: 400,
  },
  {
    design: {
      kind: 'dress',
      cut: 'straight',
      collar: 'square',
      sleeve: 'short',
      pattern: 'plain',
      details: ['belt'],
    },
    fibre: 'crepe',
    colour: '#25314b',
    x: 1288,
    prefix: 'd',
    wide: 300,
    tall: 524,
  },
  {
    design: { kind: 'outerwear', cut: 'blazer', pattern: 'twill' },
    fibre: 'wool',
    colour: '#9c3b2c',
    x: 1056,
    prefix: 'b',
    wide: 370,
    tall: 520,
  },
]

function hung({ x, wide, tall, ...item }: Hung): Part[] {
  return lay({
    ...item,
    seed: `office-${item.prefix}`,
    box: { x: x - wide / 2, y: 0, width: wide, height: tall },
    rail: 45,
    shadow: 1.5,
  })
}

function office(): Scene {
  return picture(width, height, [
    ground('#e6dccf', width, height),
    branchShade(330, 800, 1.9, -12, 0.08),
    rail(706, 48, 930),
    ...week.map(hung),
    put(magnolia(), { x: 1560, y: 800, scale: 0.74, turn: -14, prefix: 'm' }),
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
