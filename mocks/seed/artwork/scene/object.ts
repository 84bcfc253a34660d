import type { Layer } from '../garment/piece.ts'
import { sew, silhouettes } from '../garment/sew.ts'
import { n } from '../pen/geometry.ts'

/** Position of an object: its origin is at (x, y). */
export type Spot = {
  x: number
  y: number
  scale?: number
  turn?: number
  flip?: boolean
  shadow?: number
  prefix: string
}

/** Draws an accessory with its shadow. */
export function put(layers: readonly Layer[], spot: Spot): string {
  const scale = spot.scale ?? 1
  const place = `translate(${n(spot.x)} ${n(spot.y)}) rotate(${n(spot.turn ?? 0)}) scale(${n(spot.flip ? -scale : scale)} ${n(scale)})`
  const still = ([x, y]: readonly [number, number]): readonly [number, number] => [x, y]
  const shape = silhouettes(layers, still)
  const far = spot.shadow ?? 1
  const shadow = (dx: number, dy: number, filter: string, opacity: number): string =>
    `<g filter="url(#${filter})" opacity="${opacity}" fill="#3b2c22"><g transform="translate(${n(dx)} ${n(dy)}) ${place}">${shape}</g></g>`
  return (
    shadow(11 * far, 16 * far, 'contact', 0.26) +
    shadow(3 * far, 5 * far, 'contact', 0.3) +
    `<g transform="${place}">${sew(layers, { colour: '#cccccc', pattern: 'plain', seed: spot.prefix, warp: still, prefix: spot.prefix })}</g>`
  )
}
