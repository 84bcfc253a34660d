import type { Pattern } from '../design.ts'
import { blend, lightness, shade } from '../pen/colour.ts'
import { curve, n, type Knot, type Point, type Warp } from '../pen/geometry.ts'
import { chance } from '../pen/random.ts'
import { motifs } from './motifs.ts'

/** Position, size and direction of a pattern. */
type Lay = {
  centre: Point
  /** Half the size of the square that must be covered. */
  reach: number
  /** Direction of the threads, in degrees. */
  angle: number
  /** How much the threads spread per pixel of height. */
  fan: number
  /** Scale of the pattern; 1 on a garment. */
  scale: number
  warp: Warp
  seed: string
}

type Thread = (u: number, v: number) => Point

/** Maps thread coordinates to the picture: rotates, spreads and waves them, then applies the warp of the garment. */
function threads(lay: Lay): Thread {
  const turn = (lay.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return (u, v) => {
    const x = u * (1 + lay.fan * v) + 2.4 * lay.scale * Math.sin(v / (46 * lay.scale) + u / 90)
    const y = v + 1.8 * lay.scale * Math.sin(u / (38 * lay.scale))
    return lay.warp([lay.centre[0] + x * cos - y * sin, lay.centre[1] + x * sin + y * cos])
  }
}

/** Parallel threads `gap` pixels apart, along or across the grain. */
function lines(lay: Lay, gap: number, across: boolean, offset = 0): string {
  const thread = threads(lay)
  const step = lay.reach / 4
  let path = ''
  for (let at = -lay.reach + offset; at <= lay.reach; at += gap) {
    const knots: Knot[] = []
    for (let run = -lay.reach; run <= lay.reach + 1; run += step) {
      knots.push(across ? thread(run, at) : thread(at, run))
    }
    path += curve(knots, false)
  }
  return path
}

function stroke(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${n(width)}" opacity="${n(opacity)}"/>`
}

/** Motifs in offset rows, each rotated a little at random. */
function strewn(
  lay: Lay,
  gap: number,
  names: readonly [string, ...string[]],
  jitter: number,
): string {
  const thread = threads(lay)
  const luck = chance(lay.seed)
  let drawn = ''
  let row = 0
  for (let v = -lay.reach; v <= lay.reach; v += gap * 0.82, row++) {
    for (let u = -lay.reach + (row % 2 ? gap / 2 : 0); u <= lay.reach; u += gap) {
      const [x, y] = thread(
        u + luck.between(-jitter, jitter) * gap,
        v + luck.between(-jitter, jitter) * gap,
      )
      const turn = lay.angle + (jitter ? luck.between(-180, 180) : 0)
      const size = lay.scale * (jitter ? luck.between(0.8, 1.2) : 1)
      drawn += `<use href="#${luck.pick(names)}" transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(size)})"/>`
    }
  }
  return drawn
}

/** Returns the colour of the cloth below its pattern: almost white for a gingham. */
export function groundOf(pattern: Pattern, colour: string): string {
  return pattern === 'gingham' ? blend('#fdfaf3', colour, 0.14) : colour
}

/** Returns the colour of a pattern: it contrasts with the cloth. */
function figureOf(colour: string): string {
  return lightness(colour) > 0.8 ? shade(colour, 0.24) : blend(colour, '#fffaf0', 0.82)
}

/** SVG definitions that `weave` refers to; an SVG needs them once. */
export function weaveDefs(pattern: Pattern, colour: string): string {
  return motifs(pattern, colour)
}

/** Returns the pattern of a cloth as SVG; the caller clips it to the piece. */
export function weave(pattern: Pattern, colour: string, lay: Lay): string {
  return figures(pattern, colour, lay)
}

function figures(pattern: Pattern, colour: string, lay: Lay): string {
  const s = lay.scale
  const pale = lightness(colour) > 0.8
  switch (pattern) {
    case 'plain':
      return ''
    case 'twill': {
      const slant = { ...lay, angle: lay.angle + 38 }
      return stroke(lines(slant, 4.6 * s, false), shade(colour, 0.06), 1.3 * s, 0.5)
    }
    case 'stripe':
      return (
        stroke(lines(lay, 20 * s, false), figureOf(colour), 4.2 * s, 0.85) +
        stroke(lines(lay, 20 * s, false, 10 * s), figureOf(colour), 0.9 * s, 0.55)
      )
    case 'gingham': {
      const band = pale ? shade(colour, 0.16) : colour
      return (
        stroke(lines(lay, 24 * s, false), band, 12 * s, 0.55) +
        stroke(lines(lay, 24 * s, true), band, 12 * s, 0.55)
      )
    }
    case 'dot':
      return strewn(lay, 30 * s, ['dot'], 0)
    case 'floral':
      return strewn(lay, 52 * s, ['bloom-a', 'bloom-b', 'sprig', 'bloom-a', 'bud'], 0.16)
    case 'brocade':
      return (
        strewn(lay, 78 * s, ['medallion'], 0) +
        strewn({ ...lay, centre: [lay.centre[0] + 39 * s, lay.centre[1]] }, 78 * s, ['grain'], 0)
      )
    case 'lace':
      return strewn(lay, 44 * s, ['rose', 'leaflet', 'rose'], 0.1)
  }
}
