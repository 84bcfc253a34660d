import type { GarmentDesign } from '../../../mocks/seed/catalogue/garment.ts'
import { chance, type Chance } from '../../../mocks/seed/chance.ts'
import { contrast, lightness } from '../colour.ts'
import type { Layer } from '../garment/piece.ts'
import { handbag, sunglasses } from '../props/bag.ts'
import { bangles, earrings } from '../props/jewellery.ts'
import { fallenPetal, magnolia } from '../props/magnolia.ts'
import { pumps, sandals } from '../props/shoes.ts'
import { inScene, type Framing } from './framing.ts'
import { lay, type Laid } from './lay.ts'
import { put, type Spot } from './object.ts'
import { picture, type Part, type Scene, type Sitter } from './picture.ts'
import { ground, paper } from './surroundings.ts'

/** Plain garments that go with any piece. */
const ivory = '#f1e9db'
type Companion = Pick<Laid, 'design' | 'fibre'>
const companions: Record<'skirt' | 'pants' | 'blouse' | 'tee', Companion> = {
  skirt: {
    design: { kind: 'skirt', cut: 'a-line', length: 'midi', pattern: 'plain' },
    fibre: 'crepe',
  },
  pants: {
    design: { kind: 'pants', cut: 'wide', pattern: 'plain', details: ['pleats'] },
    fibre: 'tencel',
  },
  blouse: {
    design: {
      kind: 'shirt',
      cut: 'fitted',
      collar: 'stand',
      sleeve: 'long',
      pattern: 'plain',
      details: ['bow'],
    },
    fibre: 'silk',
  },
  tee: {
    design: { kind: 'shirt', cut: 'fitted', collar: 'round', sleeve: 'short', pattern: 'plain' },
    fibre: 'cotton',
  },
}

function neutral(colour: string): string {
  const choices = [ivory, '#3a3733', '#b79f80', '#7d7468'] as const
  const wanted =
    lightness(colour) > 0.66 ? [choices[2], choices[1], choices[3]] : [choices[0], choices[2]]
  return wanted.find((choice) => contrast(choice, colour) > 0.2) ?? choices[3]
}

/** A garment of a look: it lies as one body would wear it, with its middle at `x`. */
type Worn = Omit<Laid, 'box' | 'stand'> & { x: number; shoulder: number }

/** Places objects as given or, as a second arrangement, with left and right swapped. The objects are not mirrored. */
function stage(mirrored: boolean, scale: Framing['scale']) {
  const across = (x: number): number => (mirrored ? 720 - x : x)
  return {
    garment: ({ x, shoulder, ...item }: Worn): Part[] =>
      lay({
        ...item,
        box: { x: across(x) - 360, y: 0, width: 720, height: 960 },
        stand: { scale, shoulder },
        turn: (item.turn ?? 0) * (mirrored ? -1 : 1),
      }),
    thing: (layers: readonly Layer[], spot: Spot): Part =>
      put(layers, { ...spot, x: across(spot.x), turn: (spot.turn ?? 0) * (mirrored ? -1 : 1) }),
    pair: (
      [left, right]: readonly [readonly Layer[], readonly Layer[]],
      x: number,
      y: number,
    ): Part[] => {
      const inner = across(x)
      const start = mirrored ? inner - 76 : inner
      return [
        put(left, { x: start, y, scale: 0.78, turn: -14, prefix: 's1' }),
        put(right, { x: start + 76, y: y + 16, scale: 0.78, turn: 9, prefix: 's2' }),
      ]
    },
  }
}

type Look = ReturnType<typeof stage> & {
  seed: string
  luck: Chance
  other: string
  own: Pick<Laid, 'design' | 'fibre' | 'colour' | 'seed'>
  shoes: readonly [readonly Layer[], readonly Layer[]]
  bag: readonly Layer[]
  small: readonly Layer[]
}

function lookOf({ slug, design, cloth }: Sitter, colour: string): Look {
  const seed = `${slug}-styled`
  const luck = chance(seed)
  return {
    seed,
    luck,
    other: neutral(colour),
    own: { design, fibre: cloth, colour, seed },
    shoes: luck.pick([sandals, pumps])(luck.pick(['#7b4a2e', '#4a342a', '#a9764c'])),
    bag: handbag(luck.pick(['#8c5a38', '#5e3b2b', '#a97c50'])),
    small: luck.pick([sunglasses, earrings, bangles])(),
    ...stage(luck.between(0, 1) > 0.5, inScene(design)),
  }
}

type Parts = readonly (Part | readonly Part[])[]

function branch({ thing }: Look, x: number, y: number, turn: number, scale = 0.66): Part {
  return thing(magnolia(), { x, y, turn, scale, prefix: 'm' })
}

function under(
  { garment, other, seed }: Look,
  companion: Companion,
  place: Pick<Worn, 'x' | 'shoulder' | 'turn'>,
): Part[] {
  return garment({ ...companion, ...place, colour: other, seed: `${seed}u`, prefix: 'u' })
}

function withTop(look: Look): Parts {
  const { garment, thing, pair, own, shoes, bag, luck } = look
  const { skirt, pants } = companions
  const below = own.design.kind === 'shirt' ? luck.pick([skirt, pants]) : skirt
  return [
    under(look, below, { x: 346, shoulder: 62, turn: 2 }),
    garment({ ...own, x: 342, shoulder: 62, turn: -4 }),
    branch(look, 640, 420, 16),
    pair(shoes, 72, 812),
    thing(bag, { x: 606, y: 806, scale: 0.92, turn: 8, prefix: 'b' }),
  ]
}

function withSkirt(look: Look): Parts {
  const { garment, thing, pair, own, shoes, bag, small, luck } = look
  const above = luck.pick([companions.blouse, companions.tee])
  return [
    under(look, above, { x: 332, shoulder: 34, turn: -3 }),
    garment({ ...own, x: 336, shoulder: 34, turn: 3 }),
    thing(small, { x: 624, y: 128, scale: 0.8, turn: 8, prefix: 'e' }),
    thing(bag, { x: 612, y: 560, scale: 0.84, turn: 10, prefix: 'b' }),
    pair(shoes, 596, 820),
    branch(look, 92, 930, -10, 0.6),
  ]
}

function withDress(look: Look): Parts {
  const { garment, thing, pair, own, shoes, bag, small } = look
  return [
    garment({ ...own, x: 295, shoulder: 84, turn: -5 }),
    branch(look, 634, 396, 14, 0.72),
    thing(bag, { x: 600, y: 582, scale: 0.9, turn: 9, prefix: 'b' }),
    pair(shoes, 574, 812),
    thing(small, { x: 92, y: 122, scale: 0.72, turn: -18, prefix: 'g' }),
  ]
}

function withAoDai(look: Look): Parts {
  const { garment, thing, pair, own, shoes } = look
  return [
    garment({ ...own, x: 313, shoulder: 84, turn: -3 }),
    branch(look, 630, 520, 10, 0.86),
    thing(bangles(), { x: 592, y: 640, scale: 0.82, turn: -12, prefix: 'f' }),
    thing(earrings(), { x: 96, y: 846, scale: 0.9, prefix: 'e' }),
    pair(shoes, 572, 826),
    thing(fallenPetal(), { x: 96, y: 236, scale: 0.5, turn: 62, prefix: 'q' }),
  ]
}

const looks: Record<GarmentDesign['kind'], (look: Look) => Parts> = {
  shirt: withTop,
  outerwear: withTop,
  skirt: withSkirt,
  pants: withSkirt,
  dress: withDress,
  'ao-dai': withAoDai,
}

/** Draws the garment as part of a look, with a bag, shoes and a branch of magnolia. */
export function styled(sitter: Sitter, colour: string): Scene {
  return picture(720, 960, [
    ground(paper, 720, 960),
    ...looks[sitter.design.kind](lookOf(sitter, colour)),
  ])
}
