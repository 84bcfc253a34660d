import { weaveDefs } from '../cloth/weave.ts'
import type { GarmentDesign } from '../design.ts'
import type { Fold, Layer } from '../garment/piece.ts'
import { sew } from '../garment/sew.ts'
import { n, type Knot, type Warp } from '../pen/geometry.ts'
import { chance, type Chance } from '../pen/random.ts'
import { ground, groundFor } from './ground.ts'
import { picture } from './picture.ts'

/** Magnification of the cloth. */
const zoom = 2.7
const width = 720 / zoom
const height = 960 / zoom

/** Long folds that cross the picture from the upper right to the lower left. */
function swell(luck: Chance): Fold[] {
  return [-0.36, -0.06, 0.22, 0.52, 0.86, 1.14].flatMap((share, index): Fold[] => {
    const x = share * width
    const lean = luck.between(60, 96)
    const spine: Knot[] = [
      [x + lean + 40, -30],
      [x + lean * 0.72 + luck.between(-9, 9), height * 0.3],
      [x + lean * 0.3 + luck.between(-10, 10), height * 0.62],
      [x - 20, height + 30],
    ]
    const broad = luck.between(36, 52)
    return [
      { spine, width: broad, tail: 0.8, depth: 0.9 },
      {
        spine: spine.map(([at, y]): Knot => [at + 4, y]),
        width: broad * 0.3,
        tail: 0.7,
        depth: index % 2 ? 0.75 : 0.35,
        crisp: true,
      },
    ]
  })
}

function buttoned(design: GarmentDesign): boolean {
  const details = design.details ?? []
  if (details.includes('buttons')) return true
  if (design.kind === 'shirt')
    return ['camp', 'point', 'peter-pan'].includes(design.collar ?? 'point')
  return design.kind === 'outerwear' || (design.kind === 'dress' && design.cut === 'shirt')
}

/** A second layer with a stitched edge over the first: a front band, or a hem turned up. */
function edge(design: GarmentDesign, luck: Chance): Layer[] {
  const line = (offset: number): Knot[] => [
    [width * 0.94 + offset, -20],
    [width * 0.8 + offset, height * 0.24],
    [width * 0.6 + offset, height * 0.52],
    [width * 0.47 + offset, height * 0.78],
    [width * 0.3 + offset, height + 20],
  ]
  const corners = line(0).map(([x, y], index): Knot =>
    index === 0 || index === 4 ? [x, y, 1] : [x, y],
  )
  const folds = swell(luck).map((fold) => ({
    ...fold,
    spine: fold.spine.map(([x, y]): Knot => [x + 52, y + 8]),
    depth: (fold.depth ?? 1) * 0.8,
  }))
  const sheet: Layer = {
    outline: [...corners, [width + 30, height + 20, 1], [width + 30, -20, 1]],
    folds,
    lift: 6,
    grain: { angle: 26 },
    stitches: buttoned(design) ? [line(5), line(36)] : [line(4), line(7.5), line(40)],
  }
  if (!buttoned(design)) {
    return design.pattern === 'lace' ? [sheet, { trim: 'scallop', at: line(-1), size: 7 }] : [sheet]
  }
  const buttons: Knot[] = [0.2, 0.56, 0.9].map((part): Knot => {
    const spot = [line(20)[1], line(20)[2], line(20)[3]][Math.round(part * 2.2)] ??
      line(20)[2] ?? [0, 0]
    return [spot[0], spot[1] - 4]
  })
  return [sheet, { trim: 'button', at: buttons, size: 9.4 }]
}

/** Draws a close-up of the cloth: weave, pattern, folds, and an edge with its stitches. */
export function cloth(sitter: { slug: string; design: GarmentDesign }, colour: string): string {
  const { slug, design } = sitter
  const luck = chance(`${slug}-cloth`)
  const phase = luck.between(0, 6)
  const warp: Warp = ([x, y]) => [
    x + 3.2 * Math.sin(y / 52 + x / 80 + phase),
    y + 2.6 * Math.sin(x / 44 + phase),
  ]
  const layers: Layer[] = [
    {
      outline: [
        [-40, -40, 1],
        [width + 40, -40, 1],
        [width + 40, height + 40, 1],
        [-40, height + 40, 1],
      ],
      folds: swell(luck),
      grain: { angle: 21 },
    },
    ...edge(design, luck),
    ...((design.details ?? []).includes('embroidery')
      ? [{ trim: 'blossoms', at: [[width * 0.24, height * 0.42]], size: 0.94 } as const]
      : []),
  ]
  return picture(720, 960, [
    ground(groundFor(slug, colour), 720, 960),
    {
      defs: weaveDefs(design.pattern, colour),
      svg: `<g transform="scale(${n(zoom)})">${sew(layers, { colour, pattern: design.pattern, seed: slug, warp, prefix: 'c', near: true })}</g>`,
    },
  ])
}
