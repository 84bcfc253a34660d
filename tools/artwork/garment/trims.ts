import { blend, lightness, shade, tint } from '../colour.ts'
import { along, curve, leaf, n, ribbon, type Knot } from '../geometry.ts'
import type { Trim } from './piece.ts'

function at(knot: Knot, drawn: string, turn = 0): string {
  return `<g transform="translate(${n(knot[0])} ${n(knot[1])})${turn ? ` rotate(${n(turn)})` : ''}">${drawn}</g>`
}

function button(size: number, colour: string): string {
  const hole = (x: number, y: number): string =>
    `<circle cx="${n(x * size)}" cy="${n(y * size)}" r="${n(size * 0.12)}" fill="${shade(colour, 0.34)}"/>`
  return (
    `<circle cx="${n(size * 0.16)}" cy="${n(size * 0.34)}" r="${n(size * 1.04)}" fill="#1c1410" opacity=".28"/>` +
    `<circle r="${n(size)}" fill="${shade(colour, 0.1)}"/><circle cx="${n(-size * 0.06)}" cy="${n(-size * 0.08)}" r="${n(size * 0.88)}" fill="${colour}"/>` +
    `<circle r="${n(size * 0.58)}" fill="none" stroke="${shade(colour, 0.14)}" stroke-width="${n(size * 0.12)}" opacity=".7"/>` +
    hole(-0.2, -0.2) +
    hole(0.2, -0.2) +
    hole(-0.2, 0.2) +
    hole(0.2, 0.2) +
    `<path d="M${n(-size * 0.62)} ${n(-size * 0.2)}A${n(size * 0.66)} ${n(size * 0.66)} 0 0 1 ${n(-size * 0.08)} ${n(-size * 0.66)}" fill="none" stroke="#fff" stroke-width="${n(size * 0.16)}" opacity=".6" stroke-linecap="round"/>`
  )
}

/**
 * Returns the colour of buttons: like mother of pearl on pale cloth, like pale horn on cloth of medium
 * lightness, and a brownish shade of the cloth on dark cloth.
 */
function buttonColour(colour: string): string {
  const l = lightness(colour)
  if (l > 0.78) return blend(colour, '#cdb89a', 0.55)
  return l > 0.42
    ? blend(tint(colour, 0.16), '#f4e8d6', 0.55)
    : blend(tint(colour, 0.12), '#8a6a4c', 0.35)
}

function knotted(size: number, colour: string): string {
  const cord = shade(colour, 0.05)
  const dark = shade(colour, 0.22)
  const light = tint(colour, 0.1)
  const s = (value: number): string => n(value * size)
  const loop = `M${s(-2.6)} 0C${s(-1.6)} ${s(-0.7)} ${s(-0.8)} ${s(-0.8)} ${s(0.4)} ${s(-0.5)}C${s(1.3)} 0 ${s(1.3)} 0 ${s(0.4)} ${s(0.5)}C${s(-0.8)} ${s(0.8)} ${s(-1.6)} ${s(0.7)} ${s(-2.6)} 0`
  const stem = `M${s(0.6)} 0H${s(2.8)}`
  const drawn = (path: string, ink: string, width: number): string =>
    `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${s(width)}" stroke-linecap="round"/>`
  return (
    `<g transform="rotate(-24)">${drawn(loop, dark, 0.62)}${drawn(loop, cord, 0.4)}${drawn(stem, dark, 0.7)}${drawn(stem, cord, 0.46)}` +
    `<circle cx="${s(0.2)}" cy="${s(0.2)}" r="${s(0.86)}" fill="#1c1410" opacity=".25"/><circle r="${s(0.8)}" fill="${cord}" stroke="${dark}" stroke-width="${s(0.16)}"/>` +
    `<path d="M${s(-0.5)} ${s(0.1)}C${s(-0.2)} ${s(-0.5)} ${s(0.3)} ${s(-0.5)} ${s(0.5)} ${s(-0.1)}M${s(-0.3)} ${s(0.5)}C0 0 ${s(0.3)} 0 ${s(0.6)} ${s(0.3)}" fill="none" stroke="${light}" stroke-width="${s(0.18)}"/></g>`
  )
}

function buckle(size: number): string {
  const side = size * 1.7
  return (
    `<rect x="${n(-side / 2)}" y="${n(-side / 2 + 2)}" width="${n(side)}" height="${n(side)}" rx="4" fill="none" stroke="#1c1410" stroke-width="5" opacity=".25"/>` +
    `<rect x="${n(-side / 2)}" y="${n(-side / 2)}" width="${n(side)}" height="${n(side)}" rx="4" fill="none" stroke="#7c5a36" stroke-width="5"/>` +
    `<rect x="${n(-side / 2)}" y="${n(-side / 2 - 0.8)}" width="${n(side)}" height="${n(side)}" rx="4" fill="none" stroke="#b98f5c" stroke-width="2"/>`
  )
}

/** Returns a lace edge of small arches along a hem, with an eyelet in each arch. */
function scallops(line: readonly Knot[], size: number, colour: string): string {
  const gap = size * 2
  const count = Math.round(lengthOf(line) / gap)
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = along(line, (index + 0.5) / count)
    return (
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size)}" fill="${tint(colour, 0.02)}" stroke="${shade(colour, 0.2)}" stroke-width="1"/>` +
      `<circle cx="${n(x)}" cy="${n(y + size * 0.25)}" r="${n(size * 0.32)}" fill="${shade(colour, 0.2)}"/>` +
      `<circle cx="${n(x)}" cy="${n(y - size * 1.7)}" r="${n(size * 0.2)}" fill="${shade(colour, 0.16)}"/>`
    )
  }).join('')
}

/** Returns loose threads of uneven lengths along a hem. */
function fringe(line: readonly Knot[], size: number, colour: string): string {
  const count = Math.round(lengthOf(line) / 3)
  const inks = [tint(colour, 0.06), shade(colour, 0.1), shade(colour, 0.2)] as const
  return Array.from({ length: count }, (_, index) => {
    const [x, y] = along(line, (index + 0.5) / count)
    const long = size * (0.75 + ((index * 7) % 5) * 0.09)
    const lean = ((index * 5) % 7) - 3
    return `<path d="M${n(x)} ${n(y - 2)}L${n(x + lean)} ${n(y + long)}" stroke="${inks[index % 3] ?? inks[0]}" stroke-width="1.7" stroke-linecap="round"/>`
  }).join('')
}

function lengthOf(line: readonly Knot[]): number {
  return line.slice(1).reduce((sum, knot, index) => {
    const from = line[index] ?? knot
    return sum + Math.hypot(knot[0] - from[0], knot[1] - from[1])
  }, 0)
}

export function trimming(trim: Trim, cloth: string): string {
  const colour = trim.colour ?? buttonColour(cloth)
  const one = (): string => {
    switch (trim.trim) {
      case 'scallop':
        return scallops(trim.at, trim.size, cloth)
      case 'button':
        return button(trim.size, colour)
      case 'snap':
        return `<circle r="${n(trim.size)}" fill="${shade(cloth, 0.2)}"/><circle cx="-.6" cy="-.8" r="${n(trim.size * 0.6)}" fill="${tint(cloth, 0.16)}"/>`
      case 'buckle':
        return buckle(trim.size)
      case 'label':
        return `<rect x="${n(-trim.size)}" y="${n(-trim.size * 0.34)}" width="${n(trim.size * 2)}" height="${n(trim.size * 0.68)}" rx="1.5" fill="#f3ead9"/><path d="M${n(-trim.size * 0.5)} 0H${n(trim.size * 0.5)}" stroke="#a63a2a" stroke-width="1.6" opacity=".8"/>`
      case 'knot':
        return knotted(trim.size, cloth)
      case 'lotus':
        return lotus(trim.size, cloth)
      case 'cranes':
        return cranes(trim.size, cloth)
      case 'fringe':
        return fringe(trim.at, trim.size, cloth)
      case 'zip':
        return `<rect x="-3.4" y="0" width="6.8" height="15" rx="2" fill="#a9947a" stroke="#6b5844" stroke-width=".8"/>`
      case 'rivet':
        return `<circle cx=".5" cy="1" r="${n(trim.size * 1.05)}" fill="#1c1410" opacity=".35"/><circle r="${n(trim.size)}" fill="#9a6a3e"/><circle r="${n(trim.size * 0.62)}" fill="none" stroke="#6d4827" stroke-width="${n(trim.size * 0.2)}"/><circle cx="${n(-trim.size * 0.3)}" cy="${n(-trim.size * 0.34)}" r="${n(trim.size * 0.3)}" fill="#e2bf92"/>`
      case 'eyelet':
        return `<circle r="${n(trim.size)}" fill="#3a2c22"/><circle r="${n(trim.size)}" fill="none" stroke="#c7a97c" stroke-width="1.4"/>`
    }
  }
  return trim.trim === 'scallop' || trim.trim === 'fringe'
    ? one()
    : trim.at.map((knot) => at(knot, one())).join('')
}

/** The colours of the threads of an embroidered flower: its petals, their shaded side, and the stems. */
type Threads = { silk: string; blush: string; stem: string }

function threadsOn(colour: string): Threads {
  const pale = lightness(colour) > 0.72
  const silk = pale ? blend(colour, '#cf7f70', 0.62) : blend(colour, '#fff4e4', 0.86)
  return {
    silk,
    blush: blend(silk, '#d98a7a', 0.45),
    stem: pale ? '#8a6f52' : blend(colour, '#d8b67a', 0.7),
  }
}

/** Returns the stitches of one thread as a single path, because a flower has hundreds of stitches. */
function stitched(paths: readonly string[], ink: string, width: number): string {
  return `<path d="${paths.join('')}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`
}

/**
 * Returns a stitch that runs up a petal from the height `from` to the height `to`, at the distance `off` from
 * the middle of the petal.
 */
function stitch(off: number, from: number, to: number): string {
  const at = (y: number): number =>
    off * (0.28 + 0.95 * Math.sin((Math.min(-y, 30) / 36) * Math.PI))
  const middle = (from + to) / 2
  return `M${n(at(from))} ${n(from)}Q${n(at(middle) * 1.08)} ${n(middle)} ${n(at(to))} ${n(to)}`
}

/**
 * Returns a petal in long and short satin stitch. Threads lie side by side from the foot to the tip, and
 * every third thread is lighter. At the foot there are shorter threads of a darker colour.
 */
function petal(tilt: number, index: number, { silk, blush }: Threads): string {
  const ink = index % 2 ? silk : blend(silk, blush, 0.35)
  const threads = Array.from({ length: 15 }, (_, at) => at - 7)
  const whole = (off: number): string => stitch(off, 2, -32 + Math.abs(off) ** 1.6 * 0.42)
  const short = (off: number): string => stitch(off, 2, -9 - ((off * 5 + index * 3) & 7))
  const lit = threads.filter((off) => (off + index) % 3 === 0)
  return (
    `<g transform="rotate(${tilt})">` +
    `<path d="${curve(
      leaf(
        [
          [0, 6],
          [0, -13],
          [0, -31],
        ],
        13.5,
        0.2,
      ),
      true,
    )}" fill="${shade(blush, 0.2)}"/>` +
    stitched(threads.map(whole), ink, 1.5) +
    stitched(
      threads.map((off) => whole(off + 0.5)),
      shade(ink, 0.1),
      0.35,
    ) +
    stitched(lit.map(whole), tint(ink, 0.12), 0.8) +
    stitched(threads.map(short), blend(ink, shade(blush, 0.16), 0.8), 0.8) +
    '</g>'
  )
}

function knots(ink: string): string {
  const places = [0, 1, 2, 3, 4].map((index) => index * 1.26)
  return [
    `<circle cy="2" r="2" fill="${shade(ink, 0.1)}"/>`,
    ...places.map(
      (angle) =>
        `<circle cx="${n(Math.cos(angle) * 2.4)}" cy="${n(2 + Math.sin(angle) * 2.4)}" r="1.3" fill="${tint(ink, 0.1)}"/>`,
    ),
  ].join('')
}

function stalk(ink: string, width: number, ...line: Knot[]): string {
  const path = curve(line, false)
  const twist = `<path d="${path}" fill="none" stroke="${tint(ink, 0.09)}" stroke-width="${n(width * 0.6)}" stroke-dasharray="3.4 .6"/>`
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>${twist}`
}

/** Returns an embroidered lotus: an open flower, a bud and a round leaf on their stalks. */
function lotus(size: number, colour: string): string {
  const threads = threadsOn(colour)
  const { stem } = threads
  const green = blend(stem, '#6d8f74', 0.7)
  const outer = [-78, 78, -52, 52].map((tilt, index) => petal(tilt, index, threads))
  const inner = [-26, 26, 0].map((tilt, index) => petal(tilt, index + 1, threads))
  const open = `<g transform="rotate(-8) scale(1.55)"><g transform="scale(1 .92)">${outer.join('')}</g><g transform="scale(1.02 1.16)">${inner.join('')}</g>${knots(stem)}</g>`
  return (
    `<g transform="scale(${n(size)})">` +
    stalk(stem, 3, [4, 8], [8, 70], [-6, 132], [-22, 190]) +
    stalk(stem, 2.4, [-12, 146], [22, 92], [50, 18], [56, -42]) +
    stalk(stem, 2.4, [-16, 164], [-40, 128], [-62, 112]) +
    `<g transform="translate(-66 104) rotate(-14)">${lotusLeaf(green)}</g>` +
    `<g transform="translate(57 -46) rotate(12) scale(.95)">${[-20, 20, 0].map((tilt, index) => petal(tilt, index, threads)).join('')}</g>` +
    open +
    '</g>'
  )
}

/** Returns a lotus leaf seen from the side. Its stitches run outwards from its middle. */
function lotusLeaf(ink: string): string {
  const veins = Array.from({ length: 31 }, (_, index) => {
    const angle = (index / 30) * 2 * Math.PI
    return `M0 0L${n(Math.cos(angle) * 42)} ${n(Math.sin(angle) * 17)}`
  })
  return (
    `<ellipse rx="43" ry="18" fill="${ink}"/>` +
    stitched(veins, tint(ink, 0.1), 0.9) +
    `<ellipse rx="43" ry="18" fill="none" stroke="${shade(ink, 0.14)}" stroke-width="1.6"/>`
  )
}

/** Returns feathers side by side, from the root of a wing to its edge. */
function feathers(root: Knot, tips: readonly Knot[], ink: string, width: number): string {
  return tips
    .map(
      (tip, index) =>
        `<path d="${curve(leaf([root, [(root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 - 4], tip], width, 0.3), true)}" fill="${index % 2 ? ink : shade(ink, 0.05)}" stroke="${shade(ink, 0.16)}" stroke-width=".7"/>`,
    )
    .join('')
}

/**
 * Returns an embroidered crane in flight, with raised wings, a stretched neck, a red crown and black wing
 * tips.
 */
function crane(white: string): string {
  const dark = '#2b2a2e'
  const wing = (side: -1 | 1): Knot[] =>
    Array.from({ length: 11 }, (_, index): Knot => {
      const part = index / 10
      const [angle, reach] = [-0.62 + part * 1.5, 126 - part * 66]
      return [side * (8 + Math.cos(angle) * reach), Math.sin(angle) * reach - 4]
    })
  const flight = (side: -1 | 1): string =>
    feathers([side * 7, 2], wing(side), white, 19) +
    wing(side)
      .slice(0, 4)
      .map(
        ([x, y]) =>
          `<path d="M${n(x)} ${n(y)}L${n(x * 0.82)} ${n(y * 0.82 + 2)}" stroke="${dark}" stroke-width="7" stroke-linecap="round"/>`,
      )
      .join('')
  const neck = curve(
    ribbon(
      [
        [0, -6],
        [7, -38],
        [-5, -70],
        [4, -104],
      ],
      10,
    ),
    true,
  )
  return (
    stitched(['M-3 44L-8 104', 'M4 44L2 108'], dark, 2.4) +
    flight(-1) +
    flight(1) +
    `<path d="${curve(
      leaf(
        [
          [0, -16],
          [1, 16],
          [0, 60],
        ],
        34,
        0.15,
      ),
      true,
    )}" fill="${white}" stroke="${shade(white, 0.16)}" stroke-width=".8"/>` +
    stitched(
      [-9, -5, -1, 3, 7].map((x) => `M${x} -2L${n(x * 0.7)} 44`),
      shade(white, 0.1),
      0.8,
    ) +
    `<path d="${neck}" fill="${white}" stroke="${shade(white, 0.16)}" stroke-width=".8"/>` +
    stitched(['M4 -32Q4 -56 -4 -72'], dark, 3.6) +
    `<circle cx="4" cy="-106" r="7.4" fill="${white}"/><circle cx="3" cy="-111" r="4.6" fill="#b3342a"/>` +
    stitched(['M8 -111L18 -130'], '#8a6f52', 3)
  )
}

/** Returns two cranes that fly around each other. */
function cranes(size: number, colour: string): string {
  const white = lightness(colour) > 0.72 ? blend(colour, '#8fa0a8', 0.5) : '#f4ece0'
  return (
    `<g transform="scale(${n(size)})">` +
    `<g transform="translate(-42 -62) rotate(34) scale(.92)">${crane(white)}</g>` +
    `<g transform="translate(50 86) rotate(-38) scale(.84)">${crane(white)}</g>` +
    '</g>'
  )
}
