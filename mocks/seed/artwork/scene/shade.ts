import { curve, n } from '../pen/geometry.ts'
import { magnoliaShade } from '../props/magnolia.ts'
import type { Part } from './picture.ts'

/** Draws the soft shadow of a magnolia branch outside of the picture. */
export function branchShade(
  x: number,
  y: number,
  scale: number,
  turn: number,
  opacity = 0.13,
): Part {
  const shapes = magnoliaShade()
    .map((knots) => `<path d="${curve(knots, true)}"/>`)
    .join('')
  const svg = `<g filter="url(#leafshade)" opacity="${opacity}" fill="#4a3a2c"><g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)})">${shapes}</g></g>`
  return { defs: '', svg, soft: true }
}
