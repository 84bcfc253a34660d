import type { SectionName } from '../../../mocks/seed/artwork/manifest.ts'
import { catalogue } from '../../../mocks/seed/catalogue/catalogue.ts'
import type { GarmentDesign, Fibre } from '../../../mocks/seed/catalogue/garment.ts'
import type { Box } from '../geometry.ts'
import { handbag, sunglasses } from '../props/bag.ts'
import { bangles, earrings } from '../props/jewellery.ts'
import { magnolia, fallenPetal } from '../props/magnolia.ts'
import { pumps, sandals } from '../props/shoes.ts'
import { lay } from './lay.ts'
import { put } from './object.ts'
import { picture, type Part, type Scene } from './picture.ts'
import { ground, branchShade } from './surroundings.ts'

/** Shows products that are for sale, in the colour of their cards: the tags of mocks/seed/home.ts hang on them. */
function officeLady(): Scene {
  const [left, right] = pumps('#3b2a22')
  return portrait('#cfd6c8', [
    sold('quan-ong-rong-linen-mac-nhien', [210, 500, 460, 760], -3),
    sold('ao-kieu-lua-co-no-tho-ngay', [170, 90, 480, 520], -5),
    sold('ao-blazer-dang-suong-mai-chi', [392, 150, 560, 620], 9),
    put(handbag('#5b3826'), { x: 800, y: 930, scale: 1.24, turn: 8, prefix: 'b' }),
    put(left, { x: 96, y: 960, scale: 1.06, turn: -16, prefix: 'l' }),
    put(right, { x: 190, y: 1000, scale: 1.06, turn: 6, prefix: 'r' }),
    put(sunglasses(), { x: 130, y: 160, scale: 0.86, turn: -22, prefix: 'g' }),
    put(magnolia(), { x: 120, y: 760, scale: 0.86, turn: -12, prefix: 'm' }),
  ])
}

function bannerHome(): Scene {
  const { width, height } = sectionSizes.wide
  const [left, right] = sandals('#7b4a2e')
  return picture(width, height, [
    ground('#d8decf', width, height),
    branchShade(820, 760, 1.7, 6, 0.08),
    garment(
      'hd',
      'rawSilk',
      {
        kind: 'dress',
        cut: 'tiered',
        collar: 'v',
        sleeve: 'puff',
        length: 'midi',
        pattern: 'plain',
      },
      '#e9d9b6',
      [96, 40, 380, 610],
      -9,
    ),
    garment(
      'hs',
      'silk',
      { kind: 'dress', cut: 'wrap', sleeve: 'short', pattern: 'dot' },
      '#9a3226',
      [1128, 34, 380, 630],
      7,
    ),
    put(magnolia(), { x: 548, y: 640, scale: 1, turn: 4, prefix: 'm' }),
    put(earrings(), { x: 72, y: 590, scale: 0.8, prefix: 'e' }),
    put(handbag('#a06a42'), { x: 1060, y: 540, scale: 0.92, turn: -9, prefix: 'b' }),
    put(left, { x: 1496, y: 560, scale: 0.74, turn: -10, prefix: 'l' }),
    put(right, { x: 1556, y: 572, scale: 0.74, turn: 8, prefix: 'r' }),
    put(fallenPetal(), { x: 700, y: 600, scale: 0.6, turn: 100, prefix: 'f' }),
  ])
}

export function drawSection(name: SectionName): Scene {
  if (name === 'office-lady') return officeLady()
  return name === 'banner-home' ? bannerHome() : category(name)
}

function shirts(): Scene {
  return portrait('#e4d4bd', [
    garment(
      'c1',
      'cotton',
      {
        kind: 'shirt',
        cut: 'relaxed',
        collar: 'point',
        sleeve: 'long',
        pattern: 'stripe',
        details: ['pockets'],
      },
      '#7f9db3',
      [300, 90, 620, 600],
      10,
    ),
    garment(
      'c2',
      'poplin',
      { kind: 'shirt', cut: 'fitted', collar: 'peter-pan', sleeve: 'puff', pattern: 'plain' },
      '#f6f0e5',
      [70, 500, 640, 640],
      -6,
    ),
    put(magnolia(), { x: 846, y: 1150, scale: 0.9, turn: 4, prefix: 'm' }),
    put(earrings(), { x: 140, y: 200, prefix: 'e' }),
  ])
}

function dresses(): Scene {
  return portrait('#d5ddd0', [
    garment(
      'c1',
      'satin',
      { kind: 'dress', cut: 'pleated', collar: 'boat', sleeve: 'none', pattern: 'plain' },
      '#e7c7b6',
      [430, 90, 500, 930],
      8,
    ),
    garment(
      'c2',
      'cotton',
      { kind: 'dress', cut: 'a-line', collar: 'square', sleeve: 'puff', pattern: 'floral' },
      '#2f5650',
      [60, 150, 560, 980],
      -5,
    ),
    put(handbag('#a97c50'), { x: 826, y: 1062, scale: 1.1, turn: 10, prefix: 'b' }),
  ])
}

function skirts(): Scene {
  return portrait('#ecdacf', [
    garment(
      'c1',
      'satin',
      { kind: 'skirt', cut: 'pleated', pattern: 'plain' },
      '#8fa893',
      [330, 110, 560, 720],
      9,
    ),
    garment(
      'c2',
      'rawSilk',
      { kind: 'skirt', cut: 'wrap', pattern: 'floral', details: ['bow'] },
      '#8f3527',
      [90, 370, 560, 760],
      -5,
    ),
    put(bangles(), { x: 790, y: 1010, scale: 1.05, turn: -14, prefix: 's' }),
    put(sunglasses(), { x: 180, y: 200, turn: -16, prefix: 'g' }),
  ])
}

function pants(): Scene {
  return portrait('#dcd6cb', [
    garment(
      'c1',
      'tencel',
      { kind: 'pants', cut: 'wide', pattern: 'plain', details: ['pleats'] },
      '#5d6446',
      [440, 90, 460, 1000],
      6,
    ),
    garment(
      'c2',
      'denim',
      { kind: 'pants', cut: 'straight', pattern: 'twill' },
      '#46608a',
      [110, 130, 420, 1000],
      -5,
    ),
    put(magnolia(), { x: 880, y: 1180, scale: 0.7, turn: 10, prefix: 'm' }),
  ])
}

function aoDai(): Scene {
  return portrait('#e8dccb', [
    garment(
      'c1',
      'brocade',
      { kind: 'ao-dai', cut: 'classic', pattern: 'brocade' },
      '#8faa9a',
      [480, 70, 420, 1000],
      8,
    ),
    garment(
      'c2',
      'silk',
      { kind: 'ao-dai', cut: 'classic', pattern: 'plain', details: ['lotus'] },
      '#a2281f',
      [130, 90, 480, 1060],
      -4,
    ),
    put(magnolia(), { x: 866, y: 1180, scale: 0.84, turn: 8, prefix: 'm' }),
    put(earrings(), { x: 112, y: 1080, scale: 0.9, prefix: 'e' }),
  ])
}

function outerwear(): Scene {
  return portrait('#d9d8d0', [
    garment(
      'c1',
      'linen',
      { kind: 'outerwear', cut: 'trench', pattern: 'plain' },
      '#c6a677',
      [390, 70, 520, 1020],
      7,
    ),
    garment(
      'c2',
      'wool',
      { kind: 'outerwear', cut: 'blazer', pattern: 'twill' },
      '#3a4a44',
      [50, 330, 600, 760],
      -6,
    ),
    put(bangles(), { x: 190, y: 170, scale: 1.1, turn: 10, prefix: 's' }),
  ])
}

function category(name: SectionName): Scene {
  switch (name) {
    case 'category-shirts':
      return shirts()
    case 'category-dresses':
      return dresses()
    case 'category-skirts':
      return skirts()
    case 'category-pants':
      return pants()
    case 'category-ao-dai':
      return aoDai()
    default:
      return outerwear()
  }
}

const sectionSizes = {
  portrait: { width: 960, height: 1200 },
  wide: { width: 1600, height: 686 },
} as const

/** Garments overlap: the first is at the bottom. */
function garment(
  seed: string,
  fibre: Fibre,
  design: GarmentDesign,
  colour: string,
  box: readonly [number, number, number, number],
  turn = 0,
): Part[] {
  const [x, y, width, height] = box
  return lay({
    design,
    fibre,
    colour,
    seed,
    box: { x, y, width, height } satisfies Box,
    turn,
    prefix: seed,
  })
}

/** A product as its card shows it. */
function sold(slug: string, box: readonly [number, number, number, number], turn: number): Part[] {
  const product = catalogue.find((one) => one.slug === slug)
  const colour = product?.colours[0]
  if (!product || !colour) throw new Error(`No product ${slug} to draw`)
  return garment(slug, product.cloth, product.design, colour.code, box, turn)
}

/** A picture of 4:5 on tinted paper, in the shade of a branch. */
function portrait(paper: string, parts: readonly (Part | readonly Part[] | string)[]): Scene {
  const { width, height } = sectionSizes.portrait
  return picture(width, height, [
    ground(paper, width, height),
    branchShade(980, 1260, 2, -20, 0.09),
    ...parts,
  ])
}
