import type { GarmentDesign, Fibre } from '../../../mocks/seed/catalogue/garment.ts'
import { chance, type Chance } from '../../../mocks/seed/chance.ts'
import { fit, placeAt, reachOf, transformOf, type Place } from '../garment/fit.ts'
import { weaveDefs } from '../garment/patterns.ts'
import { isPiece, type Face, type Layer } from '../garment/piece.ts'
import { bendLimbs, stanceWarp, type Pose } from '../garment/pose.ts'
import { sew, silhouettes } from '../garment/sew.ts'
import { tailor } from '../garment/tailor.ts'
import { boxOf, n, shifted, type Box, type Point, type Warp } from '../geometry.ts'
import { dressForm } from '../props/dress-form.ts'
import { armsOf, figure, onFigure } from '../props/figure.ts'
import { clipHanger, hookHeight, shoulderHanger } from '../props/hanger.ts'
import type { Costume } from '../surface/costume.ts'
import { type Framing, origins } from './framing.ts'
import type { Part } from './picture.ts'

/** A garment to place in a picture. */
export type Laid = {
  design: GarmentDesign
  fibre: Fibre
  colour: string
  face?: Face
  seed: string
  box: Box
  /**
   * How the body stands in the picture. With a scale, the size of the garment does not depend on the box, and
   * the box only centres the garment. Without it, the garment fills the box.
   */
  stand?: Partial<Framing>
  /** The rotation in degrees. */
  turn?: number
  /** The distance of the shadow: 1 on a table, and more in front of a wall. */
  shadow?: number
  /** The prefix of the garment's ids. Garments in the same picture need different prefixes. */
  prefix?: string
  /** The height of the rail that the garment hangs from. The box's `y` is not used then. */
  rail?: number
  pose?: Pose
  /**
   * For a close view: the point of the garment that comes to the middle of the box, and the magnification.
   */
  close?: { at: Point; scale: number }
  /** True if the garment is on a dress form. */
  worn?: boolean
  /**
   * How the figure wears the garment. `shoes` also draws the body of the figure, below the first garment.
   * `arms` draws the arms, below the last top.
   */
  figure?: { shoes?: string; trousers?: boolean; arms: boolean; tucked: boolean }
}

/**
 * The scale of the threads in pictures of a whole garment. Threads of the real scale would be too fine to
 * see.
 */
const threadsOfWhole = 0.34
/** The scale of the threads in a close view. */
const threadsOfDetail = 0.62

/** Returns a map with small random bends, because real cloth is never symmetrical. */
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
  const centre: [number, number] = [box.x + box.width / 2, box.y + box.height / 2]
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
  const [middle, half] = [(left + right) / 2, (top + bottom) / 2]
  const { scale = Math.min(box.width / (right - left), box.height / (bottom - top)), shoulder } =
    item.stand ?? {}
  if (item.rail !== undefined)
    return placeAt([centre[0] - middle * scale, item.rail + hookHeight * scale], scale, turn)
  if (shoulder !== undefined) centre[1] = shoulder + (origins[item.design.kind] + half) * scale
  return scaled(scale, [item.figure ? 0 : middle, half])
}

function shadows(shape: string, place: Place, far: number): string {
  const shadow = (dx: number, dy: number, filter: string, opacity: number): string =>
    `<g filter="url(#${filter})" opacity="${opacity}" fill="#3b2c22"><g transform="translate(${n(dx)} ${n(dy)}) ${transformOf(place)}">${shape}</g></g>`
  return shadow(16 * far, 24 * far, 'cast', 0.3) + shadow(4 * far, 7 * far, 'contact', 0.34)
}

/** True for layers that a body in the garment hides. */
function isInside(layer: Layer): boolean {
  return isPiece(layer) ? layer.inner === true : layer.trim === 'label'
}

type Posed = { layers: readonly Layer[]; warp: Warp; stance: Warp }

function pose(item: Laid): Posed {
  const luck = chance(item.seed)
  const small = drape(luck, item.rail !== undefined)
  const stance = item.figure
    ? onFigure(origins[item.design.kind], item.figure.tucked)
    : stanceWarp(item.pose ?? {})
  const cut = tailor(item.design, item.face ?? 'front', luck, item.colour)
  const layers = bendLimbs(cut, item.pose ?? {}).filter(
    (layer) => !((item.worn || item.figure) && isInside(layer)),
  )
  return { layers, warp: (point) => small(stance(point)), stance }
}

/**
 * True for skirts and trousers, which hang from clips. Clips are drawn in front of the garment, and all other
 * holders behind it.
 */
function isClipped({ design }: Laid): boolean {
  return design.kind === 'skirt' || design.kind === 'pants'
}

/** Returns the middle of the right cuff on the figure. Undefined for a garment without long sleeves. */
function cuffOf(layers: readonly Layer[]): Point | undefined {
  const sleeve = layers.find(({ arm, parts }) => arm?.side === 1 && parts?.includes('long sleeves'))
  if (!sleeve?.arm) return undefined
  const { root, joint } = sleeve.arm
  return onFigure(0, false)([joint[0] * 2 - root[0], joint[1] * 2 - root[1]])
}

/**
 * Returns the layers that hold the garment: the figure, a dress form, a hanger, or nothing for a garment that
 * lies on a table.
 */
function holderOf(item: Laid, layers: readonly Layer[]): Layer[] {
  if (item.worn) {
    return dressForm(boxOf(layers.filter(isPiece).flatMap(({ outline }) => [...outline]))[3])
  }
  if (item.figure) {
    const up = -origins[item.design.kind]
    const body = item.figure.shoes ? figure(item.figure.shoes, item.figure.trousers) : []
    return [...body, ...(item.figure.arms ? armsOf(cuffOf(layers)) : [])].map((piece) => ({
      ...piece,
      outline: shifted(piece.outline, 0, up),
    }))
  }
  if (item.rail === undefined) return []
  return isClipped(item) ? clipHanger() : shoulderHanger()
}

/**
 * Returns the body below the garment, which makes the garment round. Undefined for a garment that lies on a
 * table.
 */
function roundOf({ worn, figure, rail, box }: Laid, place: Place): Costume['round'] {
  const swell = figure ? 0.55 : worn ? 0.62 : rail === undefined ? 0 : 0.24
  if (!swell) return undefined
  return { x: box.x + box.width / 2, half: 175 * Math.hypot(place[0], place[1]), swell }
}

const still: Warp = (point) => point

/** Draws a garment in its box, with its shadow and its holder. */
export function drawGarment(item: Laid): Part[] {
  const { design, colour, seed, fibre, prefix = 'p' } = item
  const { layers, warp, stance } = pose(item)
  const place = placeOf(item, layers, warp)
  const cloth = { colour, pattern: design.pattern, seed, warp, prefix, fibre }
  const held = holderOf(item, layers)
  const wood = {
    ...cloth,
    pattern: 'plain',
    warp: item.figure ? still : stance,
    prefix: `${prefix}h`,
  } as const
  const holder: readonly Part[] = held.length
    ? [
        {
          defs: '',
          svg: `<g transform="${transformOf(place)}">${sew(held, wood)}</g>`,
          box: reachOf(held, item.figure ? still : stance, place, 12),
        },
      ]
    : []
  const round = roundOf(item, place)
  const threads = item.close ? threadsOfDetail : threadsOfWhole
  const costume = fit(layers, cloth, { place, threads, ...(round ? { round } : {}) })
  const shade = shadows(silhouettes([...held, ...layers], warp), place, item.shadow ?? 1)
  return [
    { defs: '', svg: shade, soft: true },
    ...(isClipped(item) && !item.figure ? [] : holder),
    { defs: weaveDefs(design.pattern, colour), costume },
    ...(isClipped(item) && !item.figure ? holder : []),
  ]
}
