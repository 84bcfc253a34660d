import type { SectionName } from '../design.ts'
import { fallenPetal, magnolia } from '../props/magnolia.ts'
import { handbag, sunglasses } from '../props/bag.ts'
import { earrings } from '../props/jewellery.ts'
import { pumps, sandals } from '../props/shoes.ts'
import { ground } from './ground.ts'
import { put } from './object.ts'
import { picture, type Scene } from './picture.ts'
import { garment, portrait, sectionSizes } from './section-parts.ts'
import { branchShade } from './shade.ts'
import { category } from './tiles.ts'

/** Shows products that are for sale: the tags of mocks/seed/sections.ts hang on them. */
function officeLady(): Scene {
  const [left, right] = pumps('#3b2a22')
  const plain = { pattern: 'plain' } as const
  return portrait('#e3d6c4', [
    garment(
      'op',
      'linen',
      { ...plain, kind: 'pants', cut: 'wide', details: ['belt', 'pockets'] },
      '#7c5843',
      [210, 500, 460, 760],
      -3,
    ),
    garment(
      'os',
      'satin',
      { ...plain, kind: 'shirt', cut: 'relaxed', sleeve: 'puff', details: ['bow'] },
      '#f0e6d4',
      [170, 90, 480, 520],
      -5,
    ),
    garment(
      'oj',
      'crepe',
      { ...plain, kind: 'outerwear', cut: 'blazer', length: 'mini', details: ['buttons'] },
      '#9db9a4',
      [392, 150, 560, 620],
      9,
    ),
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

/** Draws a picture of the home page's sections . */
export function drawSection(name: SectionName): Scene {
  if (name === 'office-lady') return officeLady()
  return name === 'banner-home' ? bannerHome() : category(name)
}
