import type { Point } from '../pen/geometry.ts'
import { chance, hash } from '../pen/random.ts'
import { fibres } from './fibres.ts'
import { blurred, grid, type Grid } from './grid.ts'
import { haze, ridge } from './noise.ts'
import type { Crest, Costume } from './costume.ts'

/** Number of the piece at each pixel: 0 for none, 255 for a trimming, else the index of the piece plus 1. */
export type Plan = { width: number; height: number; owner: Uint8Array }

/** A rectangle of pixels; `right` and `bottom` are outside. */
export type Box = { left: number; top: number; right: number; bottom: number }

/** Returns the part of the plan that the garment covers. */
export function areaOf({ width, height, owner }: Plan): Box {
  const box = { left: width - 1, top: height - 1, right: 1, bottom: 1 }
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      if (owner[y * width + x] === 0) continue
      if (x < box.left) box.left = x
      if (x >= box.right) box.right = x + 1
      if (y < box.top) box.top = y
      if (y >= box.bottom) box.bottom = y + 1
    }
  }
  return box
}

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

/** Raises one fold on its own piece. Where the segments of its line overlap, the higher counts. */
function raise(relief: Grid, plan: Plan, owner: number, crest: Crest, edge: number): void {
  const half = crest.width / 2
  const whole = boxAround(crest.line, half, plan)
  const wide = whole.right - whole.left
  if (wide <= 0 || whole.bottom <= whole.top) return
  const own = new Float32Array(wide * (whole.bottom - whole.top))
  const last = crest.line.length - 1
  for (let index = 0; index < last; index++) {
    const from: Point = crest.line[index] ?? [0, 0]
    const to: Point = crest.line[index + 1] ?? [0, 0]
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
    const length = Math.hypot(dx, dy) || 1
    const box = boxAround([from, to], half, plan)
    for (let y = box.top; y < box.bottom; y++) {
      for (let x = box.left; x < box.right; x++) {
        if (plan.owner[y * plan.width + x] !== owner) continue
        const along = Math.min(
          Math.max(((x - from[0]) * dx + (y - from[1]) * dy) / length, 0),
          length,
        )
        const rise = swell((index + along / length) / last, crest.tail)
        const reach = half * (0.5 + 0.5 * rise)
        const [offX, offY] = [
          x - from[0] - (dx * along) / length,
          y - from[1] - (dy * along) / length,
        ]
        const away = Math.sqrt(offX * offX + offY * offY)
        const across = ((x - from[0]) * dy > (y - from[1]) * dx ? away : -away) / reach
        if (across <= -1 || across >= 1) continue
        const at = (y - whole.top) * wide + x - whole.left
        const height = section(across, crest, edge) * rise * crest.height
        if (height > (own[at] ?? 0)) own[at] = height
      }
    }
  }
  for (let y = whole.top; y < whole.bottom; y++) {
    for (let x = whole.left; x < whole.right; x++) {
      const at = y * plan.width + x
      if (plan.owner[at] !== owner) continue
      relief.cells[at] =
        (relief.cells[at] ?? 0) + (own[(y - whole.top) * wide + x - whole.left] ?? 0)
    }
  }
}

function enlarged(crest: Crest, scale: number): Crest {
  return {
    ...crest,
    line: crest.line.map(([x, y]) => [x * scale, y * scale] as const),
    width: crest.width * scale,
    height: crest.height * scale,
  }
}

/** Creases left by wearing and folding: ridges where a second, coarser noise lets them. */
function crease(relief: Grid, plan: Plan, area: Box, costume: Costume, scale: number): void {
  const cloth = fibres[costume.fibre]
  if (cloth.crease === 0) return
  const length = cloth.creaseLength * scale
  const height = cloth.crease * length * 0.05
  const seed = hash(costume.seed) & 0xffff
  const luck = chance(`${costume.seed} creases`)
  const turns = costume.pieces.map(() => luck.between(-0.9, 0.9))
  const step = 2
  for (let y = area.top; y < area.bottom; y += step) {
    for (let x = area.left; x < area.right; x += step) {
      const owner = plan.owner[y * plan.width + x] ?? 0
      if (owner === 0 || owner === 255) continue
      const turn = turns[owner - 1] ?? 0
      const u = (x + y * turn) / length
      const v = (y - x * turn) / length
      const bend = haze(u * 0.7, v * 0.7, seed + owner) * 1.6
      const where = Math.max(haze(u * 0.45, v * 0.45, seed + owner + 40) * 1.7 - 0.45, 0)
      const rise = ridge(u * 1.25 + bend, v * 0.62 - bend * 0.5, seed + owner * 3) * where * height
      for (let at = 0; at < step * step; at++) {
        const pixel = (y + (at >> 1)) * plan.width + x + (at & 1)
        if (plan.owner[pixel] === owner) relief.cells[pixel] = (relief.cells[pixel] ?? 0) + rise
      }
    }
  }
}

/** Returns the distance of each pixel from the edge of its piece, in pixels, up to `limit`. */
export function rims({ width, height, owner }: Plan, limit: number, area: Box): Grid {
  const result = grid(width, height)
  const { cells } = result
  cells.fill(limit)
  const near = (at: number, other: number, step: number): void => {
    const through = owner[other] === owner[at] || owner[other] === 255 || owner[at] === 255
    const reached = through ? (cells[other] ?? limit) + step : 0
    if (reached < (cells[at] ?? limit)) cells[at] = reached
  }
  for (let y = area.top; y < area.bottom; y++) {
    for (let x = area.left; x < area.right; x++) {
      const at = y * width + x
      near(at, at - 1, 1)
      near(at, at - width, 1)
      near(at, at - width - 1, Math.SQRT2)
      near(at, at - width + 1, Math.SQRT2)
    }
  }
  for (let y = area.bottom - 1; y >= area.top; y--) {
    for (let x = area.right - 1; x >= area.left; x--) {
      const at = y * width + x
      near(at, at + 1, 1)
      near(at, at + width, 1)
      near(at, at + width + 1, Math.SQRT2)
      near(at, at + width - 1, Math.SQRT2)
    }
  }
  return result
}

/** Returns the heights of a garment: its folds, the creases of its cloth, and edges that turn under. */
export function reliefOf(plan: Plan, rim: Grid, area: Box, costume: Costume, scale: number): Grid {
  const cloth = fibres[costume.fibre]
  const relief = grid(plan.width, plan.height)
  for (const [index, piece] of costume.pieces.entries()) {
    for (const crest of piece.crests)
      raise(relief, plan, index + 1, enlarged(crest, scale), cloth.edge)
  }
  crease(relief, plan, area, costume, scale * costume.zoom ** 0.5)
  const rounded = blurred(relief, Math.max(Math.round((2.4 - cloth.edge * 1.6) * scale), 1))
  relief.cells.set(rounded.cells)
  const bulk = 0.16 + cloth.bulk * 0.34
  const turns = costume.pieces.map(
    ({ flat }) => (flat ? 2.6 : 5.5) * scale * Math.sqrt(costume.zoom),
  )
  for (let at = 0; at < relief.cells.length; at++) {
    const owner = plan.owner[at] ?? 0
    if (owner === 0 || owner === 255) continue
    const turn = turns[owner - 1] ?? 1
    const far = (rim.cells[at] ?? 0) / turn
    if (far < 5) relief.cells[at] = (relief.cells[at] ?? 0) - turn * bulk * Math.exp(-far)
  }
  return relief
}
