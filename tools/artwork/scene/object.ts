import { placeAt, reachOf, transformOf } from '../garment/fit.ts'
import type { Layer } from '../garment/piece.ts'
import { sew, silhouettes } from '../garment/sew.ts'
import { n } from '../geometry.ts'
import type { Part } from './picture.ts'

/** The place of an object in a picture. The origin of the object is at (x, y). */
export type Spot = {
  x: number
  y: number
  scale?: number
  turn?: number
  prefix: string
}

/** How far the shadow of an object reaches beyond it. */
const shadowReach = 44

export function drawObject(layers: readonly Layer[], spot: Spot): Part {
  const place = placeAt([spot.x, spot.y], spot.scale ?? 1, spot.turn ?? 0)
  const transform = transformOf(place)
  const still = ([x, y]: readonly [number, number]): readonly [number, number] => [x, y]
  const shape = silhouettes(layers, still)
  const shadow = (dx: number, dy: number, opacity: number): string =>
    `<g filter="url(#contact)" opacity="${opacity}" fill="#3b2c22"><g transform="translate(${n(dx)} ${n(dy)}) ${transform}">${shape}</g></g>`
  const sewn = sew(layers, {
    colour: '#cccccc',
    pattern: 'plain',
    seed: spot.prefix,
    warp: still,
    prefix: spot.prefix,
  })
  return {
    defs: '',
    svg: `${shadow(11, 16, 0.26)}${shadow(3, 5, 0.3)}<g transform="${transform}">${sewn}</g>`,
    box: reachOf(layers, still, place, shadowReach),
  }
}
