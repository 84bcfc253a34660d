import type { Fibre } from '../../../mocks/seed/catalogue/garment.ts'
import { chance, type Chance } from '../../../mocks/seed/chance.ts'
import { blend, lightness, shade } from '../colour.ts'
import { fit, placeAt } from '../garment/fit.ts'
import { weaveDefs } from '../garment/patterns.ts'
import type { Fold, Layer } from '../garment/piece.ts'
import { lotus } from '../garment/trimmings.ts'
import type { Knot, Warp } from '../geometry.ts'
import { magnolia } from '../props/magnolia.ts'
import { fibres } from '../surface/fibres.ts'
import { drawObject } from './object.ts'
import { picture, type Scene, type Sitter } from './picture.ts'
import { ground, paperColour } from './surroundings.ts'

/** The magnification of prints and seams, so that they have the size of real cloth. */
const zoom = 2.7
const [width, height] = [720 / zoom, 960 / zoom]

/** Returns folds that spread from one corner. Silk has many sharp folds, and wool has few round folds. */
function fan(fibre: Fibre, luck: Chance, side: -1 | 1): Fold[] {
  const { body, bulk, edge, gloss } = fibres[fibre]
  const shiny = gloss > 0.4
  const count = Math.max(Math.round(2 + body * 2.6 - bulk * 2.4), 2) + (shiny ? 2 : 0)
  const from: Knot = [side > 0 ? -width * 0.25 : width * 1.25, -height * luck.between(0.05, 0.2)]
  return Array.from({ length: count }, (_, index): Fold => {
    const share = (index + luck.between(0.25, 0.75)) / count
    const angle = (0.12 + share * 1.25) * (Math.PI / 2)
    const reach = height * luck.between(1.15, 1.5)
    const bow = luck.between(-0.16, 0.16)
    const at = (part: number, drift: number): Knot => [
      from[0] + side * Math.cos(angle + drift) * reach * part,
      from[1] + Math.sin(angle + drift) * reach * part,
    ]
    return {
      spine: [at(0.14, 0), at(0.45, bow), at(0.75, bow * 0.6), at(1, -bow * 0.3)],
      width: luck.between(34, 58) * (shiny ? 0.8 : 1 + bulk * 0.5 - edge * 0.15),
      tail: 0.85,
      depth: luck.between(0.5, 0.95) * (shiny ? 1.7 : 1),
    }
  })
}

/** Returns a turned-over corner of the cloth, which shows its other side and its hem. */
function turnedCorner(fibre: Fibre, luck: Chance, side: -1 | 1): Layer {
  const { bulk } = fibres[fibre]
  const across = (x: number): number => (side > 0 ? x : width - x)
  const low = height * luck.between(0.66, 0.76)
  const edge: Knot[] = [
    [across(width + 40), low - height * 0.18, 1],
    [across(width * 0.8), low - height * 0.04],
    [across(width * 0.52), low + height * 0.08],
    [across(width * 0.24), low + height * 0.24],
    [across(width * 0.06), height + 40, 1],
  ]
  const inside = (by: number): Knot[] => edge.map(([x, y]): Knot => [x + side * by * 0.5, y + by])
  return {
    outline: [...edge, [across(width + 40), height + 40, 1]],
    tone: fibre === 'denim' ? 0.14 : -0.035,
    grain: { angle: side * 58 },
    lift: 5 + bulk * 4,
    stitches: bulk < 0.9 ? [inside(16), inside(19)] : [],
    plain: true,
    still: true,
    folds: [
      { spine: inside(9), width: 24 + bulk * 14, tail: 1, depth: 0.8 },
      { spine: inside(70), width: 60, tail: 0.6, depth: 0.4 },
    ],
  }
}

/** True for sheer cloth except lace. The paper shows through the holes of lace anyway. */
function isSheer(fibre: Fibre): boolean {
  return fibre !== 'lace' && fibres[fibre].cover < 1
}

/**
 * Returns a second layer below sheer cloth. The cloth looks darker where the layer lies, and the layer's hem
 * shows through.
 */
function secondLayer(luck: Chance, side: -1 | 1): Layer {
  const across = (x: number): number => (side > 0 ? x : width - x)
  const drop = luck.between(-0.04, 0.04)
  const edge = (by: number): Knot[] => [
    [across(-40), height * (0.5 + drop) - by, 1],
    [across(width * 0.3), height * (0.42 + drop) - by],
    [across(width * 0.62), height * (0.3 + drop) - by],
    [across(width + 40), height * (0.24 + drop) - by, 1],
  ]
  return {
    outline: [...edge(0), [across(width + 40), -40, 1], [across(-40), -40, 1]],
    seams: [edge(7)],
    stitches: [edge(5)],
    plain: true,
    still: true,
    sheer: true,
  }
}

/** Returns the place of a magnolia below plain sheer cloth, which lets the flower show through. */
function flowerBelow(side: -1 | 1) {
  return { x: side > 0 ? 300 : 420, y: 800, scale: 1.15, turn: side * -8, prefix: 'm' }
}

/**
 * Returns the colour of the paper below the cloth. It is darker below sheer cloth, so that people see how
 * much shows through.
 */
function below(sitter: Sitter, colour: string): string {
  return isSheer(sitter.cloth) ? shade(blend(colour, paperColour, 0.5), 0.07) : paperColour
}

export function drawCloth(sitter: Sitter, colour: string): Scene {
  const seed = `${sitter.slug}-cloth`
  const { cloth: fibre, design } = sitter
  const luck = chance(seed)
  const side = luck.pick([-1, 1] as const)
  const phase = luck.between(0, 6)
  const warp: Warp = ([x, y]) => [
    x + 3.2 * Math.sin(y / 52 + x / 80 + phase),
    y + 2.6 * Math.sin(x / 44 + phase),
  ]
  const sheer = isSheer(fibre)
  const layers: Layer[] = [
    ...(sheer ? [secondLayer(luck, side)] : []),
    {
      outline: [
        [-40, -40, 1],
        [width + 40, -40, 1],
        [width + 40, height + 40, 1],
        [-40, height + 40, 1],
      ],
      folds: fan(fibre, luck, side),
      still: true,
      sheer: true,
      grain: { angle: side * luck.between(8, 24) },
      // Pale silk is almost as bright as its highlights, so it is made a little darker. Otherwise its sheen
      // would not show.
      ...(fibres[fibre].gloss > 0.4 && lightness(colour) > 0.85 ? { tone: -0.035 } : {}),
    },
    ...(fibre === 'lace' ? [] : [{ ...turnedCorner(fibre, luck, side), sheer }]),
    ...(design.details?.includes('lotus') ? lotus([width * 0.5, height * 0.3], 1) : []),
    ...(design.behind?.includes('cranes')
      ? [{ trim: 'cranes', at: [[width * 0.5, height * 0.34]], size: 0.8 } as const]
      : []),
  ]
  return picture(720, 960, [
    ground(below(sitter, colour), 720, 960),
    ...(sheer && design.pattern === 'plain' ? [drawObject(magnolia(), flowerBelow(side))] : []),
    {
      defs: weaveDefs(design.pattern, colour),
      costume: fit(
        layers,
        { colour, pattern: design.pattern, seed, warp, prefix: 'c', fibre },
        { place: placeAt([0, 0], zoom), threads: 1 },
      ),
    },
  ])
}
