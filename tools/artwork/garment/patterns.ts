import type { Pattern } from '../../../mocks/seed/catalogue/garment.ts'
import { chance } from '../../../mocks/seed/chance.ts'
import { blend, lightness, shade, tint } from '../colour.ts'
import { curve, leaf, n, type Knot, type Point, type Warp } from '../geometry.ts'

type Lay = {
  centre: Point
  /** Half the side of the square that the pattern must cover. */
  reach: number
  /** Direction of the threads, in degrees. */
  angle: number
  /** How much wider the threads lie for each pixel of height. */
  fan: number
  scale: number
  warp: Warp
  seed: string
}

type Thread = (u: number, v: number) => Point

/**
 * Maps thread coordinates to the picture: rotates, spreads and waves them, then applies the warp of the
 * garment.
 */
function threads(lay: Lay): Thread {
  const turn = (lay.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return (u, v) => {
    const x = u * (1 + lay.fan * v) + 2.4 * lay.scale * Math.sin(v / (46 * lay.scale) + u / 90)
    const y = v + 1.8 * lay.scale * Math.sin(u / (38 * lay.scale))
    return lay.warp([lay.centre[0] + x * cos - y * sin, lay.centre[1] + x * sin + y * cos])
  }
}

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

/** Returns motifs in offset rows. With `jitter`, each motif is moved, rotated and scaled at random. */
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

function figureOf(colour: string): string {
  return lightness(colour) > 0.8 ? shade(colour, 0.24) : blend(colour, '#fffaf0', 0.82)
}

/** Returns the pattern of a cloth as SVG. The caller clips the pattern to the piece. */
export function weave(pattern: Pattern, colour: string, lay: Lay): string {
  const s = lay.scale
  const pale = lightness(colour) > 0.8
  switch (pattern) {
    case 'plain':
      return ''
    case 'twill': {
      const slant = { ...lay, angle: lay.angle + 38 }
      return stroke(lines(slant, 4.6 * s, false), shade(colour, 0.06), 1.3 * s, 0.5)
    }
    case 'rib':
      return (
        stroke(lines(lay, 5.6 * s, false), shade(colour, 0.1), 1.9 * s, 0.75) +
        stroke(lines(lay, 5.6 * s, false, 2.4 * s), tint(colour, 0.05), 1.2 * s, 0.6)
      )
    case 'stripe':
      return (
        stroke(lines(lay, 20 * s, false), figureOf(colour), 4.2 * s, 0.85) +
        stroke(lines(lay, 20 * s, false, 10 * s), figureOf(colour), 0.9 * s, 0.55)
      )
    case 'gingham': {
      const band = pale ? shade(colour, 0.16) : colour
      return (
        stroke(lines(lay, 18 * s, false), band, 9 * s, 0.55) +
        stroke(lines(lay, 18 * s, true), band, 9 * s, 0.55)
      )
    }
    case 'dot':
      return strewn(lay, 30 * s, ['dot'], 0)
    case 'floral':
      return strewn(lay, 52 * s, ['bloom-a', 'bloom-b', 'sprig', 'bloom-a', 'bud'], 0.16)
    case 'brocade':
      return (
        strewn({ ...lay, scale: s * 0.72 }, 58 * s, ['medallion'], 0) +
        strewn(
          { ...lay, scale: s * 0.72, centre: [lay.centre[0] + 29 * s, lay.centre[1]] },
          58 * s,
          ['grain'],
          0,
        )
      )
    case 'lace':
      return strewn(lay, 44 * s, ['rose', 'leaflet', 'rose'], 0.1)
  }
}

function petals(count: number, length: number, width: number, fill: string, turn = 0): string {
  const petal = curve(
    leaf(
      [
        [0, 0],
        [0, -length * 0.6],
        [0, -length],
      ],
      width,
      0.35,
    ),
    true,
  )
  return Array.from(
    { length: count },
    (_, index) =>
      `<path d="${petal}" fill="${fill}" transform="rotate(${n((360 / count) * index + turn)})"/>`,
  ).join('')
}

function sprig(
  stem: readonly Knot[],
  leaves: readonly (readonly [Knot, Knot])[],
  fill: string,
): string {
  return (
    `<path d="${curve(stem, false)}" fill="none" stroke="${fill}" stroke-width="1.1" stroke-linecap="round"/>` +
    leaves
      .map(([from, to]) => `<path d="${curve(leaf([from, to], 5.4), true)}" fill="${fill}"/>`)
      .join('')
  )
}

/** Returns the colours of a printed flower: cream petals on dark cloth, and red petals on pale cloth. */
function print(colour: string): { petal: string; second: string; heart: string; leaf: string } {
  if (lightness(colour) > 0.78) {
    return {
      petal: blend('#b8442f', colour, 0.18),
      second: blend('#d98a72', colour, 0.1),
      heart: '#e2b04f',
      leaf: blend('#5f7f66', colour, 0.15),
    }
  }
  return {
    petal: blend(colour, '#fff6ea', 0.9),
    second: blend(colour, '#ffd9c8', 0.68),
    heart: '#dca64a',
    leaf: blend(tint(colour, 0.2), '#9db89a', 0.5),
  }
}

type Ink = ReturnType<typeof print>
type Leaf = readonly [Knot, Knot]

const bloomLeaves: readonly Leaf[] = [
  [
    [5, 8],
    [15, 9],
  ],
  [
    [6, 13],
    [-3, 19],
  ],
]
const sprigLeaves: readonly Leaf[] = [
  [
    [-4, 5],
    [-11, -1],
  ],
  [
    [1, 0],
    [8, 5],
  ],
  [
    [4, -3],
    [0, -11],
  ],
]

function stem(ink: Ink, leaves: readonly Leaf[], ...line: Knot[]): string {
  return sprig(line, leaves, ink.leaf)
}

function floral(colour: string): string {
  const ink = print(colour)
  const heart = (radius: number): string => `<circle r="${radius}" fill="${ink.heart}"/>`
  const leafAt = (...ends: Leaf): readonly Leaf[] => [ends]
  return (
    `<g id="bloom-a">${stem(ink, bloomLeaves, [0, 0], [6, 9], [7, 19])}${petals(5, 13, 10.5, ink.petal)}${petals(5, 6, 3, ink.second, 36)}${heart(2.2)}</g>` +
    `<g id="bloom-b">${petals(6, 8.5, 6, ink.second)}${heart(1.9)}${stem(ink, leafAt([-3, 13], [4, 19]), [0, 7], [-3, 14], [-8, 18])}</g>` +
    `<g id="sprig">${stem(ink, sprigLeaves, [-9, 10], [0, 1], [10, -9])}</g>` +
    `<g id="bud">${petals(3, 8, 5, ink.petal, -20)}${stem(ink, leafAt([1, 6], [8, 8]), [0, 0], [1, 9])}</g>`
  )
}

function brocade(colour: string): string {
  const silk = lightness(colour) > 0.8 ? shade(colour, 0.1) : tint(colour, 0.13)
  const gold = blend(silk, '#d8b25c', 0.16)
  // Pointed ovals of two threads. They meet at their tips and sides, so that together they form a lattice.
  const oval = (size: number, width: number, ink: string): string =>
    `<path transform="scale(${size})" d="M0 -66C6 -40 40 -30 40 0C40 30 6 40 0 66C-6 40 -40 30 -40 0C-40 -30 -6 -40 0 -66Z" fill="none" stroke="${ink}" stroke-width="${width}"/>`
  return (
    `<g id="medallion">${oval(1, 1.6, silk)}${oval(0.88, 0.8, gold)}<g transform="scale(1 1.2)">${petals(12, 23, 9, silk)}${petals(12, 15, 5, gold, 15)}</g><circle r="4" fill="${silk}"/></g>` +
    `<g id="grain">${petals(4, 8, 5, silk)}</g>`
  )
}

/** Returns the net of a lace as an SVG pattern: threads of the lace's colour around a hole in each mesh. */
function net(colour: string): string {
  const hole = (x: number, y: number): string =>
    `M${n(x - 1.25)} ${n(y)}a1.25 1.05 0 1 0 2.5 0a1.25 1.05 0 1 0 -2.5 0`
  return `<pattern id="net" width="7.2" height="6.2" patternUnits="userSpaceOnUse" patternTransform="rotate(8)"><path d="M0 0H7.2V6.2H0Z${hole(1.8, 1.55)}${hole(5.4, 4.65)}" fill="${colour}" fill-rule="evenodd"/></pattern>`
}

/** Returns the definitions of a lace: its net, and flowers of dense thread with a thick outline. */
function lace(colour: string): string {
  const thread = tint(colour, 0.05)
  const cord = shade(colour, 0.16)
  const corded = (count: number, length: number, width: number, turn = 0): string =>
    petals(count, length + 1.2, width + 2, cord, turn) + petals(count, length, width, thread, turn)
  const heart = `<circle r="2.6" fill="${shade(colour, 0.2)}" stroke="${thread}" stroke-width="1.2"/>`
  const stem = sprig(
    [
      [4, 10],
      [12, 18],
      [24, 20],
    ],
    [
      [
        [12, 17],
        [14, 28],
      ],
      [
        [16, 19],
        [26, 12],
      ],
    ],
    thread,
  )
  return (
    `${net(colour)}<g id="rose">${stem}${corded(6, 15, 10)}${corded(6, 8, 5, 30)}${heart}</g>` +
    `<g id="leaflet">${stem}${corded(5, 8, 6)}<circle r="1.6" fill="${cord}"/></g>`
  )
}

/** Returns the SVG definitions that `weave` refers to. An SVG needs them only once. */
export function weaveDefs(pattern: Pattern, colour: string): string {
  switch (pattern) {
    case 'dot':
      return `<circle id="dot" r="4.3" fill="${lightness(colour) > 0.8 ? shade(colour, 0.34) : blend(colour, '#fffaf0', 0.88)}"/>`
    case 'floral':
      return floral(colour)
    case 'brocade':
      return brocade(colour)
    case 'lace':
      return lace(colour)
    default:
      return ''
  }
}
