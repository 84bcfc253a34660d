import type { GarmentDesign } from '../design.ts'
import { weaveDefs } from '../cloth/weave.ts'
import { isPiece, type Face } from '../garment/piece.ts'
import { boxOf, sew, silhouettes } from '../garment/sew.ts'
import { tailor } from '../garment/tailor.ts'
import { clipHanger, hookHeight, shoulderHanger } from '../props/hanger.ts'
import { n, type Warp } from '../pen/geometry.ts'
import { chance, type Chance } from '../pen/random.ts'

/** A rectangle of the picture. */
export type Box = { x: number; y: number; width: number; height: number }

/** A garment to place in a picture. */
export type Laid = {
  design: GarmentDesign
  colour: string
  face?: Face
  seed: string
  box: Box
  /** Rotation in degrees. */
  turn?: number
  /** Distance of its shadow; 1 on a table, more in front of a wall. */
  shadow?: number
  /** Prefix of its ids, for pictures with several garments. */
  prefix?: string
  /** Height of the rail it hangs from, with its hanger. The box's `y` is not used then. */
  rail?: number
}

/** Small random bends, because real cloth is never symmetrical. */
function drape(luck: Chance, hung: boolean): Warp {
  const phase = [luck.between(0, 6.28), luck.between(0, 6.28), luck.between(0, 6.28)] as const
  const amount = hung ? 2.4 : luck.between(3.4, 5.2)
  return ([x, y]) => [
    x +
      amount * Math.sin(y / 128 + phase[0]) +
      amount * 0.35 * Math.sin(y / 47 + x / 90 + phase[1]),
    y + amount * 0.7 * Math.sin(x / 104 + phase[2]) + amount * 0.25 * Math.sin(x / 41 + phase[1]),
  ]
}

/** The SVG of a garment. Motifs are defined once for each pattern and colour. */
export type Drawn = { defs: string; svg: string }

/** Draws a garment in its box, with its shadow. */
export function lay(item: Laid): Drawn {
  const luck = chance(item.seed)
  const warp = drape(luck, item.rail !== undefined)
  const { design, colour, box } = item
  const layers = tailor(design, item.face ?? 'front', luck, colour)
  const bent = layers
    .filter(isPiece)
    .flatMap((piece) => piece.outline.map(([x, y]) => warp([x, y])))
  const [left, top, right, bottom] = boxOf(bent)
  const clips = design.kind === 'skirt' || design.kind === 'pants'
  const scale = Math.min(box.width / (right - left), box.height / (bottom - top))
  const x = box.x + box.width / 2 - ((left + right) / 2) * scale
  const hanger = clips ? clipHanger() : shoulderHanger()
  const y =
    item.rail === undefined
      ? box.y + (box.height - (bottom - top) * scale) / 2 - top * scale
      : item.rail + hookHeight * scale
  const turn = item.turn ?? 0
  const pivot = `${n(box.x + box.width / 2)} ${n(box.y + box.height / 2)}`
  const place = `${turn ? `rotate(${n(turn)} ${pivot}) ` : ''}translate(${n(x)} ${n(y)}) scale(${n(scale)})`
  const shape = silhouettes(layers, warp)
  const far = item.shadow ?? 1
  const shadow = (dx: number, dy: number, filter: string, opacity: number): string =>
    `<g filter="url(#${filter})" opacity="${opacity}" fill="#3b2c22"><g transform="translate(${n(dx)} ${n(dy)}) ${place}">${shape}</g></g>`
  const prefix = item.prefix ?? 'p'
  const sewn = sew(layers, { colour, pattern: design.pattern, seed: item.seed, warp, prefix })
  const wood =
    item.rail === undefined
      ? ''
      : sew(hanger, { colour, pattern: 'plain', seed: item.seed, warp, prefix: `${prefix}h` })
  return {
    defs: weaveDefs(design.pattern, colour),
    svg:
      shadow(16 * far, 24 * far, 'cast', 0.3) +
      shadow(4 * far, 7 * far, 'contact', 0.34) +
      `<g transform="${place}">${clips ? sewn + wood : wood + sewn}</g>`,
  }
}
