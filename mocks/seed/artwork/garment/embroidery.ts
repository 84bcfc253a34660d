import { blend, lightness, shade, tint } from '../pen/colour.ts'
import { curve, leaf, n, type Knot } from '../pen/geometry.ts'

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

/** French knots at the heart of a flower. */
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
export function blossoms(size: number, colour: string): string {
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
