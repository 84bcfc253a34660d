import type { Point } from '../pen/geometry.ts'
import type { Crest } from './costume.ts'
import type { Grid } from './grid.ts'
import type { Plan } from './plan.ts'

/** How high a crest stands at a share `t` of its length. */
function swell(t: number, tail: number): number {
  return t < 0.6
    ? Math.sin((t / 1.2) * Math.PI)
    : tail + (1 - tail) * Math.cos((t - 0.6) * 1.25 * Math.PI)
}

/** The cross-section of a fold; `across` is -1 at one foot, 1 at the other. A pressed pleat falls off on one side. */
function section(across: number, pleat: boolean, edge: number): number {
  if (pleat) return across > 0.55 ? (1 - across) / 0.45 : (across + 1) / 1.55
  const far = Math.abs(across)
  // A polynomial close to the cosine wave, and a crest with a sharp top.
  const low = 1 - far * far
  const wave = low * low
  const sharp = (1 - far) * (1 - far)
  return wave * (1 - edge * 0.7) + sharp * edge * 0.7
}

/** A rectangle of pixels; `right` and `bottom` are outside. */
type Box = { left: number; top: number; right: number; bottom: number }

function boxAround(points: Crest['line'], margin: number, plan: Plan): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.max(Math.floor(Math.min(...xs) - margin), 0),
    top: Math.max(Math.floor(Math.min(...ys) - margin), 0),
    right: Math.min(Math.ceil(Math.max(...xs) + margin), plan.width),
    bottom: Math.min(Math.ceil(Math.max(...ys) + margin), plan.height),
  }
}

/** Where each pixel lies beside a fold: its distance from the nearest point of the line, and that point's share. */
type Ruler = { away: Float32Array; share: Float32Array }

function ruler(cells: number): Ruler {
  return { away: new Float32Array(cells), share: new Float32Array(cells) }
}

let shared = ruler(0)

/** Returns a ruler for so many pixels; all folds use the same one in turn, because memory is slow to get. */
function emptyRuler(cells: number, reach: number): Ruler {
  if (shared.away.length < cells) shared = ruler(cells)
  shared.away.fill(reach, 0, cells)
  return shared
}

/** Measures the pixels near one segment of a line. `away` is negative on the left of it. */
function measure(ruled: Ruler, whole: Box, box: Box, from: Point, to: Point, shares: Point): void {
  const [fx, fy] = from
  const [dx, dy] = [to[0] - fx, to[1] - fy]
  const inverse = 1 / (dx * dx + dy * dy || 1)
  const wide = whole.right - whole.left
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const along = Math.min(Math.max(((x - fx) * dx + (y - fy) * dy) * inverse, 0), 1)
      const offX = x - fx - dx * along
      const offY = y - fy - dy * along
      const away = Math.sqrt(offX * offX + offY * offY)
      const at = (y - whole.top) * wide + x - whole.left
      if (away >= Math.abs(ruled.away[at] ?? 0)) continue
      ruled.away[at] = (x - fx) * dy > (y - fy) * dx ? away : -away
      ruled.share[at] = shares[0] + (shares[1] - shares[0]) * along
    }
  }
}

const rises = 64

/** How high a crest stands at each share of its length, with values between those of a table. */
function looked(table: Float32Array, share: number): number {
  const place = share * rises
  const low = Math.floor(place)
  const here = table[low] ?? 0
  return here + ((table[Math.min(low + 1, rises)] ?? 0) - here) * (place - low)
}

/** Raises one fold on its own piece: each pixel belongs to the nearest point of the fold's line. */
export function raise(relief: Grid, plan: Plan, owner: number, crest: Crest, edge: number): void {
  const { line, tail, pleat } = crest
  const half = crest.width / 2
  const whole = boxAround(line, half, plan)
  const wide = whole.right - whole.left
  if (wide <= 0 || whole.bottom <= whole.top) return
  const ruled = emptyRuler(wide * (whole.bottom - whole.top), half)
  const last = line.length - 1
  for (let index = 0; index < last; index++) {
    const from: Point = line[index] ?? [0, 0]
    const to: Point = line[index + 1] ?? [0, 0]
    const box = boxAround([from, to], half, plan)
    measure(ruled, whole, box, from, to, [index / last, (index + 1) / last])
  }
  const rise = Float32Array.from({ length: rises + 1 }, (_, step) => swell(step / rises, tail))
  for (let y = whole.top; y < whole.bottom; y++) {
    for (let x = whole.left; x < whole.right; x++) {
      const pixel = y * plan.width + x
      if (plan.owner[pixel] !== owner) continue
      const at = (y - whole.top) * wide + x - whole.left
      const high = looked(rise, ruled.share[at] ?? 0)
      const across = (ruled.away[at] ?? half) / (half * (0.5 + 0.5 * high))
      if (across <= -1 || across >= 1) continue
      relief.cells[pixel] =
        (relief.cells[pixel] ?? 0) + section(across, pleat, edge) * high * crest.height
    }
  }
}
