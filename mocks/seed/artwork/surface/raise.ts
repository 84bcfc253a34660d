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
function section(across: number, crest: Crest, edge: number): number {
  if (crest.pleat) return across > 0.55 ? (1 - across) / 0.45 : (across + 1) / 1.55
  const far = Math.abs(across)
  // A polynomial close to the cosine wave, and a crest with a sharp top.
  const low = 1 - far * far
  const wave = low * low
  const sharp = (1 - far) * (1 - far)
  return wave * (1 - edge * 0.7) + sharp * edge * 0.7
}

/** A rectangle of the picture; `right` and `bottom` are outside. */
type Box = { left: number; top: number; right: number; bottom: number }

function boxAround(points: Crest['line'], margin: number, plan: Plan): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return {
    left: Math.max(Math.floor(Math.min(...xs) - margin), plan.left),
    top: Math.max(Math.floor(Math.min(...ys) - margin), plan.top),
    right: Math.min(Math.ceil(Math.max(...xs) + margin), plan.left + plan.width),
    bottom: Math.min(Math.ceil(Math.max(...ys) + margin), plan.top + plan.height),
  }
}

/** The heights of one fold in its box, and how far each place is from the fold's line. */
type Sketch = { box: Box; wide: number; height: Float32Array; away: Float32Array }

let heights = new Float32Array(0)
let distances = new Float32Array(0)

/** Returns an empty sketch. All folds use the same memory in turn, because it is slow to get. */
function emptySketch(box: Box): Sketch {
  const wide = box.right - box.left
  const cells = wide * (box.bottom - box.top)
  if (heights.length < cells) {
    heights = new Float32Array(cells)
    distances = new Float32Array(cells)
  }
  return {
    box,
    wide,
    height: heights.fill(0, 0, cells),
    away: distances.fill(Infinity, 0, cells),
  }
}

/**
 * Raises one segment of a fold's line. Where two segments overlap, the higher counts; but of a pleat, which is highest
 * beside its line, the nearer one.
 */
function raiseSegment(sketch: Sketch, plan: Plan, crest: Crest, index: number, edge: number): void {
  const [fx, fy]: Point = crest.line[index] ?? [0, 0]
  const [tx, ty]: Point = crest.line[index + 1] ?? [0, 0]
  const [dx, dy] = [tx - fx, ty - fy]
  const length = Math.hypot(dx, dy) || 1
  const half = crest.width / 2
  const last = crest.line.length - 1
  const { left, top, right, bottom } = boxAround(
    [
      [fx, fy],
      [tx, ty],
    ],
    half,
    plan,
  )
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const along = Math.min(Math.max(((x - fx) * dx + (y - fy) * dy) / length, 0), length)
      const offX = x - fx - (dx * along) / length
      const offY = y - fy - (dy * along) / length
      const away = Math.sqrt(offX * offX + offY * offY)
      const at = (y - sketch.box.top) * sketch.wide + x - sketch.box.left
      if (away >= half || (crest.pleat && away >= (sketch.away[at] ?? 0))) continue
      const rise = swell((index + along / length) / last, crest.tail)
      const reach = half * (0.5 + 0.5 * rise)
      const across = ((x - fx) * dy > (y - fy) * dx ? away : -away) / reach
      if (across <= -1 || across >= 1) continue
      const height = section(across, crest, edge) * rise * crest.height
      if (crest.pleat || height > (sketch.height[at] ?? 0)) sketch.height[at] = height
      sketch.away[at] = away
    }
  }
}

/** Raises one fold on its own piece. */
export function raise(relief: Grid, plan: Plan, owner: number, crest: Crest, edge: number): void {
  const box = boxAround(crest.line, crest.width / 2, plan)
  if (box.right <= box.left || box.bottom <= box.top) return
  const sketch = emptySketch(box)
  for (let index = 0; index < crest.line.length - 1; index++) {
    raiseSegment(sketch, plan, crest, index, edge)
  }
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const at = (y - plan.top) * plan.width + x - plan.left
      if (plan.owner[at] !== owner) continue
      relief.cells[at] =
        (relief.cells[at] ?? 0) + (sketch.height[(y - box.top) * sketch.wide + x - box.left] ?? 0)
    }
  }
}
