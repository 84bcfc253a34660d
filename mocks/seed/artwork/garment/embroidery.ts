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

/** Satin stitch: threads side by side along a petal, every second one turned to the light. */
function satin(turn: number, ink: string): string {
  return Array.from({ length: 9 }, (_, index) => {
    const off = index - 4
    const tip = -29 + Math.abs(off) * 2.6
    const path = `M${n(off * 0.5)} 3C${n(off * 1.7)} -6 ${n(off * 1.7)} -16 ${n(off * 0.9)} ${n(tip)}`
    return `<path d="${path}" fill="none" stroke="${index % 2 ? '#ffffff' : ink}" stroke-width=".55" opacity="${index % 2 ? 0.5 : 0.8}" transform="rotate(${turn})"/>`
  }).join('')
}

function petal(tilt: number, index: number, { silk, blush }: Threads): string {
  const shape = leaf(
    [
      [0, 6],
      [tilt * 0.05, -14],
      [tilt * 0.16, -30],
    ],
    index > 3 ? 17 : 15,
    0.2,
  )
  return `<path d="${curve(shape, true)}" fill="${index % 2 ? silk : blend(silk, blush, 0.4)}" stroke="${blush}" stroke-width=".8" transform="rotate(${tilt})"/>${satin(tilt, blend(silk, blush, 0.75))}`
}

function flower(threads: Threads, x: number, y: number, scale: number, turn: number): string {
  const petals = [-62, 62, -34, 34, 0].map((tilt, index) => petal(tilt, index, threads)).join('')
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${petals}<circle cy="2" r="3.4" fill="${threads.stem}"/></g>`
}

function stalk(ink: string, width: number, ...line: Knot[]): string {
  return `<path d="${curve(line, false)}" fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round"/>`
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
