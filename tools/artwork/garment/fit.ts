import type { Fibre } from '../../../mocks/seed/catalogue/garment.ts'
import { chance } from '../../../mocks/seed/chance.ts'
import { bent, boxOf, curve, n, type Box, type Knot, type Point, type Warp } from '../geometry.ts'
import type { Costume, PieceSurface } from '../surface/costume.ts'
import { fibres } from '../surface/fibres.ts'
import { crestsOf } from './drape.ts'
import { isPiece, type Layer, type Piece, type Trim } from './piece.ts'
import { sewPlain, type Cloth } from './sew.ts'
import { trimming } from './trims.ts'

/** A place in the picture: an affine map, as in SVG's `matrix()`. */
export type Place = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** Returns the map that scales, then turns by `degrees`, then moves the origin to `to`. */
export function placeAt(to: Point, scale: number, degrees = 0): Place {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale]
  return [cos, sin, -sin, cos, to[0], to[1]]
}

function placed([a, b, c, d, e, f]: Place, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f]
}

/** Returns the part of the picture that layers cover after `warp` and `place`, with a margin. */
export function reachOf(layers: readonly Layer[], warp: Warp, place: Place, margin: number): Box {
  const knots = layers.flatMap((layer): readonly Knot[] =>
    isPiece(layer) ? layer.outline : layer.at,
  )
  const [left, top, right, bottom] = boxOf(knots.map(([x, y]) => placed(place, warp([x, y]))))
  return {
    x: left - margin,
    y: top - margin,
    width: right - left + margin * 2,
    height: bottom - top + margin * 2,
  }
}

export function transformOf(place: Place): string {
  return `matrix(${place.map((value) => String(Math.round(value * 10_000) / 10_000)).join(' ')})`
}

/** The plan draws all trimmings in this colour, so that the colours of a product share one plan. */
const anyColour = '#808080'

/** True for embroidery and edges of thread. They are lit together with the cloth that they are sewn to. */
function isThread({ trim }: Trim): boolean {
  return trim === 'lotus' || trim === 'cranes' || trim === 'scallop' || trim === 'fringe'
}

/**
 * Returns a layer as a shape that is filled with its number in the plan. A trimming has the number 255,
 * because it is drawn with its own light, and the light of the cloth must not change its pixels.
 */
function planOf(layer: Layer, index: number, cloth: Cloth): string {
  if (!isPiece(layer)) {
    if (isThread(layer)) return ''
    const drawn = trimming({ ...layer, at: bent(layer.at, cloth.warp) }, anyColour)
    return `<g filter="url(#trim)">${drawn}</g>`
  }
  const number = (index + 1).toString(16).padStart(2, '0')
  return `<path d="${curve(bent(layer.outline, cloth.warp), true)}" fill="#${number}0000" shape-rendering="crispEdges"/>`
}

/**
 * A filter that fills the drawn pixels with the number 255. Their edges become sharp, because a soft edge
 * would be a wrong number.
 */
const trimFilter =
  '<filter id="trim"><feComponentTransfer><feFuncA type="discrete" tableValues="0 1"/></feComponentTransfer><feFlood flood-color="#ff0000"/><feComposite operator="in" in2="SourceAlpha"/><feComponentTransfer><feFuncA type="discrete" tableValues="0 1"/></feComponentTransfer></filter>'

function surfaceOf(
  piece: Piece,
  fibre: Fibre,
  crests: PieceSurface['crests'],
  turn: number,
): PieceSurface {
  const own = piece.colour ? (piece.fibre ?? 'silk') : fibre
  return {
    crests,
    angle: (((piece.grain?.angle ?? 0) + turn) * Math.PI) / 180,
    flat: piece.flat ?? false,
    ...(own === fibre ? {} : { fibre: own }),
  }
}

/**
 * The place of a garment in the picture, the scale of its threads (1 at life size), and the body below the
 * garment.
 */
export type Fitting = {
  place: Place
  threads: number
  round?: Costume['round']
}

/** Sews, drapes and places a garment. The result is not lit yet. */
export function fit(
  layers: readonly Layer[],
  cloth: Cloth & { fibre: Fibre },
  { place, threads, round }: Fitting,
): Costume {
  const scale = Math.hypot(place[0], place[1])
  const turn = (Math.atan2(place[1], place[0]) * 180) / Math.PI
  const luck = chance(`${cloth.seed} drape`)
  const none: PieceSurface = { crests: [], angle: 0, flat: true }
  const inPicture = (point: Point): Point => placed(place, cloth.warp(point))
  const pieces = layers.map((layer) => {
    if (!isPiece(layer)) return none
    const crests = crestsOf(layer, cloth.fibre, luck, inPicture, scale).map((crest) => ({
      ...crest,
      line: crest.line.map(([x, y]): Point => [Number(n(x)), Number(n(y))]),
    }))
    return surfaceOf(layer, cloth.fibre, crests, turn)
  })
  const sheer = fibres[cloth.fibre].cover < 1
  return {
    colours: `<g transform="${transformOf(place)}">${sewPlain(layers, cloth, sheer)}</g>`,
    plan: `<defs>${trimFilter}</defs><g transform="${transformOf(place)}">${layers.map((layer, index) => planOf(layer, index, cloth)).join('')}</g>`,
    pieces,
    fibre: cloth.fibre,
    seed: cloth.seed,
    threads,
    zoom: scale,
    ...(round ? { round } : {}),
  }
}
