import type { MakingName } from '../../../mocks/seed/artwork/manifest.ts'
import type { Fibre, GarmentDesign } from '../../../mocks/seed/catalogue/garment.ts'
import { fit, placeAt } from '../garment/fit.ts'
import type { Fold, Layer } from '../garment/piece.ts'
import { n } from '../geometry.ts'
import { handbag, sunglasses } from '../props/bag.ts'
import { bangles, earrings } from '../props/jewellery.ts'
import { magnolia } from '../props/magnolia.ts'
import { pumps } from '../props/shoes.ts'
import type { Costume } from '../surface/costume.ts'
import { drawGarment, type Laid } from './lay.ts'
import { drawObject } from './object.ts'
import { picture, type Part, type Scene } from './picture.ts'
import { ground } from './surroundings.ts'

const [width, height] = [960, 720]
const paper = '#e8e2d8'

const shirt: GarmentDesign = {
  kind: 'shirt',
  cut: 'relaxed',
  collar: 'stand',
  sleeve: 'long',
  pattern: 'plain',
  details: ['buttons'],
}

const sample: Laid = {
  design: shirt,
  fibre: 'linen',
  colour: '#9db9a4',
  seed: 'making',
  box: { x: 130, y: 50, width: 700, height: 620 },
}

function sheetOf(parts: readonly (Part | readonly Part[] | string)[]): Scene {
  return picture(width, height, [ground(paper, width, height), ...parts])
}

/** Draws a garment at one step of the drawing. `show` returns the SVG of this step. */
function step(laid: Laid, show: (costume: Costume) => string): Part[] {
  return drawGarment(laid).flatMap((part): Part[] =>
    'costume' in part ? [{ defs: part.defs, svg: show(part.costume) }] : [],
  )
}

/** Draws the tops of the folds as lines. Wide folds have thick lines, and steep folds have dark lines. */
function folds({ pieces, colours }: Costume): string {
  const lines = pieces.flatMap(({ crests }) =>
    crests.map(({ line, width: wide, height: high }) => {
      const path = line.map(([x, y], at) => `${at ? 'L' : 'M'}${n(x)} ${n(y)}`).join('')
      const strong = Math.min(0.25 + (high / wide) * 2.4, 0.8)
      return `<path d="${path}" fill="none" stroke="#7a2f22" stroke-width="${n(wide / 5)}" stroke-linecap="round" opacity="${n(strong)}"/>`
    }),
  )
  return `<g opacity=".5">${colours}</g>${lines.join('')}`
}

/** Returns three folds across a sample of cloth. */
function swatchFolds(size: number): Fold[] {
  const [wide, tall] = [size / 2, size / 2]
  return [
    {
      spine: [
        [-wide * 1.1, tall * 0.7],
        [0, tall * 0.1],
        [wide * 1.1, -tall * 0.9],
      ],
      width: size * 0.5,
      tail: 0.9,
      depth: 0.8,
    },
    {
      spine: [
        [-wide * 0.9, -tall * 1.1],
        [-wide * 0.2, -tall * 0.5],
        [wide * 0.5, -tall * 1.15],
      ],
      width: size * 0.26,
      tail: 0.8,
      depth: 0.6,
    },
    {
      spine: [
        [wide * 0.1, tall * 1.1],
        [wide * 0.45, tall * 0.3],
        [wide * 1.1, tall * 0.1],
      ],
      width: size * 0.3,
      tail: 0.8,
      depth: 0.7,
    },
  ]
}

function swatchOf(fibre: Fibre, colour: string, x: number, y: number, size: number): Part {
  const [wide, tall] = [size / 2, size / 2]
  const layers: Layer[] = [
    {
      outline: [
        [-wide, -tall, 1],
        [0, -tall - 4],
        [wide, -tall, 1],
        [wide + 3, 0],
        [wide, tall, 1],
        [0, tall + 4],
        [-wide, tall, 1],
        [-wide - 3, 0],
      ],
      still: true,
      folds: swatchFolds(size),
      lift: 5,
    },
  ]
  const cloth = {
    colour,
    pattern: 'plain',
    seed: `swatch ${fibre}`,
    warp: (point: readonly [number, number]) => point,
    prefix: fibre,
    fibre,
  } as const
  return { defs: '', costume: fit(layers, cloth, { place: placeAt([x, y], 1), threads: 1 }) }
}

function fibreSamples(): Scene {
  const names = [
    'silk',
    'satin',
    'linen',
    'rawSilk',
    'poplin',
    'cotton',
    'tencel',
    'khaki',
    'denim',
    'wool',
    'tweed',
    'knit',
    'velvet',
    'crepe',
    'chiffon',
    'brocade',
  ] as const satisfies readonly Fibre[]
  return sheetOf(
    names.map((fibre, index) =>
      swatchOf(fibre, '#7f95a6', 120 + (index % 4) * 240, 92 + Math.floor(index / 4) * 179, 166),
    ),
  )
}

/** Draws large samples of six fibres in the same colour. A shopper should be able to tell them apart. */
function sixFibres(): Scene {
  const names = ['silk', 'linen', 'wool', 'velvet', 'knit', 'denim'] as const
  return sheetOf(
    names.map((fibre, index) =>
      swatchOf(fibre, '#6f7f8c', 168 + (index % 3) * 312, 186 + Math.floor(index / 3) * 348, 284),
    ),
  )
}

function oneDress(): Scene {
  const design: GarmentDesign = {
    kind: 'dress',
    cut: 'wrap',
    sleeve: 'none',
    pattern: 'plain',
    details: ['belt'],
  }
  const fibres = ['silk', 'linen', 'velvet', 'wool'] as const
  return sheetOf(
    fibres.map((fibre, index) =>
      drawGarment({
        design,
        fibre,
        colour: '#7a2f3a',
        seed: `one ${fibre}`,
        box: { x: 4 + index * 238, y: 24, width: 238, height: 672 },
        // A close view has coarser threads, so that the fibres differ visibly at this size.
        close: { at: [0, 366], scale: 0.7 },
        prefix: fibre,
      }),
    ),
  )
}

function props(): Scene {
  const [left, right] = pumps('#6d4128')
  return sheetOf([
    drawObject(magnolia(), { x: 190, y: 640, scale: 1, prefix: 'm' }),
    drawObject(handbag('#8c5a38'), { x: 480, y: 380, scale: 1.5, turn: -5, prefix: 'b' }),
    drawObject(left, { x: 720, y: 430, scale: 1.3, turn: -10, prefix: 'l' }),
    drawObject(right, { x: 850, y: 450, scale: 1.3, turn: 8, prefix: 'r' }),
    drawObject(sunglasses(), { x: 470, y: 130, scale: 1.1, turn: -10, prefix: 'g' }),
    drawObject(bangles(), { x: 780, y: 170, scale: 1.1, prefix: 's' }),
    drawObject(earrings(), { x: 470, y: 640, scale: 1, prefix: 'e' }),
  ])
}

export function drawMaking(name: MakingName): Scene {
  switch (name) {
    case 'garment':
      return sheetOf(step(sample, ({ colours }) => colours))
    case 'drape':
      return sheetOf(step(sample, folds))
    case 'surface':
      return fibreSamples()
    case 'light':
      return sheetOf([drawGarment(sample)])
    case 'six-fibres':
      return sixFibres()
    case 'one-dress':
      return oneDress()
    case 'props':
      return props()
  }
}
