import { blend, lightness, shade, tint } from '../colour.ts'
import { curve, leaf, n, type Knot, along } from '../geometry.ts'
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

/** Returns the colour of buttons: mother of pearl on pale cloth, horn on warm cloth, the cloth's own on dark cloth. */
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

/** A lace edge of little arches along a hem, with an eyelet in each. */
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
      case 'blossoms':
        return blossoms(trim.size, cloth)
      case 'zip':
        return `<rect x="-3.4" y="0" width="6.8" height="15" rx="2" fill="#a9947a" stroke="#6b5844" stroke-width=".8"/>`
      case 'rivet':
        return `<circle cx=".5" cy="1" r="${n(trim.size * 1.05)}" fill="#1c1410" opacity=".35"/><circle r="${n(trim.size)}" fill="#9a6a3e"/><circle r="${n(trim.size * 0.62)}" fill="none" stroke="#6d4827" stroke-width="${n(trim.size * 0.2)}"/><circle cx="${n(-trim.size * 0.3)}" cy="${n(-trim.size * 0.34)}" r="${n(trim.size * 0.3)}" fill="#e2bf92"/>`
      case 'eyelet':
        return `<circle r="${n(trim.size)}" fill="#3a2c22"/><circle r="${n(trim.size)}" fill="none" stroke="#c7a97c" stroke-width="1.4"/>`
    }
  }
  return trim.trim === 'scallop' ? one() : trim.at.map((knot) => at(knot, one())).join('')
}

/** The threads of a spray: petals, their shaded side, and stems. */
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

/** A leaf of slanting stitches on both sides of its vein. */
function stitchedLeaf(from: Knot, to: Knot, ink: string): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const threads = [0.2, 0.32, 0.44, 0.56, 0.68, 0.8].flatMap((part) =>
    [-1, 1].map((side) => {
      const [x, y] = [from[0] + dx * part, from[1] + dy * part]
      const reach = 0.11 * Math.sin(part * Math.PI)
      return `M${n(x)} ${n(y)}L${n(x + dx * reach - side * dy * reach)} ${n(y + dy * reach + side * dx * reach)}`
    }),
  )
  return (
    `<path d="${curve(leaf([from, to], 13), true)}" fill="${ink}"/>` +
    `<path d="${threads.join('')}" fill="none" stroke="${tint(ink, 0.14)}" stroke-width=".8"/>` +
    `<path d="M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}" stroke="${shade(ink, 0.12)}" stroke-width=".7"/>`
  )
}

/** Stitches of one thread: their paths in one, because a flower has hundreds. */
function stitched(paths: readonly string[], ink: string, width: number): string {
  return `<path d="${paths.join('')}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`
}

/** A stitch from the foot of a petal upwards, `off` beside its middle, from one height to another. */
function stitch(off: number, from: number, to: number): string {
  const at = (y: number): number =>
    off * (0.28 + 0.95 * Math.sin((Math.min(-y, 30) / 36) * Math.PI))
  const middle = (from + to) / 2
  return `M${n(at(from))} ${n(from)}Q${n(at(middle) * 1.08)} ${n(middle)} ${n(at(to))} ${n(to)}`
}

/**
 * A petal in long and short satin stitch: threads side by side from foot to tip, every third one turned to the light,
 * and shorter ones of a deeper dye at its foot.
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

function flower(threads: Threads, x: number, y: number, scale: number, turn: number): string {
  const petals = [-62, 62, -34, 34, 0].map((tilt, index) => petal(tilt, index, threads)).join('')
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${petals}${knots(threads.stem)}</g>`
}

function stalk(ink: string, width: number, ...line: Knot[]): string {
  const path = curve(line, false)
  const twist = `<path d="${path}" fill="none" stroke="${tint(ink, 0.09)}" stroke-width="${n(width * 0.6)}" stroke-dasharray="3.4 .6"/>`
  return `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>${twist}`
}

/** A spray of magnolia in thread, as on the front flap of an áo dài. */
function blossoms(size: number, colour: string): string {
  const threads = threadsOn(colour)
  const { stem } = threads
  const green = blend(stem, '#7d9a80', 0.6)
  return (
    `<g transform="scale(${n(size)})">` +
    stalk(stem, 3, [-38, 120], [-20, 64], [4, 18], [14, -44], [40, -104]) +
    stalk(stem, 2.2, [4, 18], [34, -6], [50, -30]) +
    stitchedLeaf([-22, 70], [-52, 46], green) +
    stitchedLeaf([-6, 38], [28, 34], green) +
    stitchedLeaf([12, -30], [-16, -62], green) +
    stitchedLeaf([26, -74], [54, -78], green) +
    flower(threads, -6, 34, 1.1, -24) +
    flower(threads, 42, -108, 0.95, 26) +
    flower(threads, 52, -32, 0.78, 48) +
    flower(threads, 10, -46, 0.62, -40) +
    '</g>'
  )
}
