import type { GarmentDesign } from '../design.ts'
import { weaveDefs } from '../cloth/weave.ts'
import { posed, standing, type Pose } from '../drape/pose.ts'
import { fit, placeAt, transformOf, type Place } from '../garment/fit.ts'
import { isPiece, type Face, type Layer } from '../garment/piece.ts'
import { boxOf, sew, silhouettes } from '../garment/sew.ts'
import { tailor } from '../garment/tailor.ts'
import { dressForm } from '../props/dress-form.ts'
import { clipHanger, hookHeight, shoulderHanger } from '../props/hanger.ts'
import { n, type Point, type Warp } from '../pen/geometry.ts'
import { chance, type Chance } from '../pen/random.ts'
import type { Fibre } from '../surface/fibre.ts'
import type { Part } from './picture.ts'

/** A rectangle of the picture. */
export type Box = { x: number; y: number; width: number; height: number }

/** A garment to place in a picture. */
export type Laid = {
  design: GarmentDesign
  fibre: Fibre
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
  pose?: Pose
  /** A close view: this point of the garment comes to the middle of the box, magnified. */
  close?: { at: Point; scale: number }
  /** True where a dress form fills the garment. */
  worn?: boolean
}

/** Scale of the threads where a whole garment shows. Real ones would be too fine to see. */
const threadsOfWhole = 0.34
/** The same in a close view, about twice as large. */
const threadsOfDetail = 0.62

/** Small random bends, because real cloth is never symmetrical. */
function drape(luck: Chance, hung: boolean): Warp {
  const phase = [luck.between(0, 6.28), luck.between(0, 6.28), luck.between(0, 6.28)] as const
  const amount = hung ? 2.8 : luck.between(4, 6.4)
  return ([x, y]) => [
    x +
      amount * Math.sin(y / 128 + phase[0]) +
      amount * 0.35 * Math.sin(y / 47 + x / 90 + phase[1]),
    y + amount * 0.7 * Math.sin(x / 104 + phase[2]) + amount * 0.25 * Math.sin(x / 41 + phase[1]),
  ]
}

function placeOf(item: Laid, layers: readonly Layer[], warp: Warp): Place {
  const { box, close } = item
  const centre: Point = [box.x + box.width / 2, box.y + box.height / 2]
  const turn = item.turn ?? 0
  const scaled = (scale: number, at: Point): Place => {
    const [a, b, c, d] = placeAt([0, 0], scale, turn)
    return [a, b, c, d, centre[0] - a * at[0] - c * at[1], centre[1] - b * at[0] - d * at[1]]
  }
  if (close) return scaled(close.scale, warp(close.at))
  const knots = layers
    .filter(isPiece)
    .flatMap(({ outline }) => outline.map(([x, y]) => warp([x, y])))
  const [left, top, right, bottom] = boxOf(knots)
  const scale = Math.min(box.width / (right - left), box.height / (bottom - top))
  if (item.rail === undefined) return scaled(scale, [(left + right) / 2, (top + bottom) / 2])
  return placeAt(
    [centre[0] - ((left + right) / 2) * scale, item.rail + hookHeight * scale],
    scale,
    turn,
  )
}

function shadows(shape: string, place: Place, far: number): string {
  const shadow = (dx: number, dy: number, filter: string, opacity: number): string =>
    `<g filter="url(#${filter})" opacity="${opacity}" fill="#3b2c22"><g transform="translate(${n(dx)} ${n(dy)}) ${transformOf(place)}">${shape}</g></g>`
  return shadow(16 * far, 24 * far, 'cast', 0.3) + shadow(4 * far, 7 * far, 'contact', 0.34)
}

/** Draws a garment in its box, with its shadow. */
export function lay(item: Laid): Part[] {
  const luck = chance(item.seed)
  const { design, colour, pose = {} } = item
  const small = drape(luck, item.rail !== undefined)
  const pose3 = standing(pose)
  const warp: Warp = (point) => small(pose3(point))
  const layers = posed(tailor(design, item.face ?? 'front', luck, colour), pose).filter(
    (layer) => !(item.worn && isPiece(layer) && layer.inner),
  )
  const clips = design.kind === 'skirt' || design.kind === 'pants'
  const place = placeOf(item, layers, warp)
  const prefix = item.prefix ?? 'p'
  const cloth = {
    colour,
    pattern: design.pattern,
    seed: item.seed,
    warp,
    prefix,
    fibre: item.fibre,
  }
  const hanger = item.rail === undefined ? [] : clips ? clipHanger() : shoulderHanger()
  const behind = item.worn
    ? dressForm(boxOf(layers.filter(isPiece).flatMap(({ outline }) => [...outline]))[3])
    : hanger
  const wood = `<g transform="${transformOf(place)}">${sew(behind, { ...cloth, pattern: 'plain', warp: pose3, prefix: `${prefix}h` })}</g>`
  const shade = shadows(silhouettes([...behind, ...layers], warp), place, item.shadow ?? 1)
  const threads = item.close ? threadsOfDetail : threadsOfWhole
  const swell = item.worn ? 0.62 : item.rail === undefined ? 0 : 0.24
  const round = swell
    ? { x: item.box.x + item.box.width / 2, half: 175 * Math.hypot(place[0], place[1]), swell }
    : undefined
  return [
    { defs: '', svg: shade, soft: true },
    ...(clips ? [] : [{ defs: '', svg: wood }]),
    {
      defs: weaveDefs(design.pattern, colour),
      costume: fit(layers, cloth, {
        place,
        threads,
        ...(round ? { round } : {}),
      }),
    },
    ...(clips ? [{ defs: '', svg: wood }] : []),
  ]
}
