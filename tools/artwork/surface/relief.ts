import { chance, hash } from '../../../mocks/seed/chance.ts'
import type { Point } from '../geometry.ts'
import type { Crest, Costume } from './costume.ts'
import { fibres } from './fibres.ts'
import { type Grid, blurred, grid, crumple, haze } from './grid.ts'
import { type Plan, isCloth } from './plan.ts'

/** Returns a fold in pixels of the plan. */
function enlarged(crest: Crest, plan: Plan, scale: number): Crest {
  return {
    ...crest,
    line: crest.line.map(([x, y]) => [x * scale - plan.left, y * scale - plan.top] as const),
    width: crest.width * scale,
    height: crest.height * scale,
  }
}

/** What cloth does by itself at a place of the picture, as a height. */
type Unevenness = (x: number, y: number, owner: number) => number

/** Creases left by wearing and folding: straight ridges where a second, coarser noise lets them. */
function creases(costume: Costume, scale: number): Unevenness {
  const cloth = fibres[costume.fibre]
  const length = cloth.creaseLength * scale
  const height = cloth.crease * length * 0.05
  const seed = hash(costume.seed) & 0xffff
  const luck = chance(`${costume.seed} creases`)
  const turns = costume.pieces.map(() => luck.between(-0.9, 0.9))
  return (x, y, owner) => {
    const turn = turns[owner - 1] ?? 0
    const u = (x + y * turn) / length
    const v = (y - x * turn) / length
    const where = haze(u * 0.45, v * 0.45, seed + owner + 40) * 1.7 - 0.45
    if (where <= 0) return 0
    return crumple(u * 1.5, v * 1.5, seed + owner * 3) * where * height
  }
}

/** Long soft waves of a cloth that never lies quite flat, such as silk. */
function waves(costume: Costume, scale: number): Unevenness {
  const height = fibres[costume.fibre].ripple * 6 * scale
  const long = 150 * scale
  const wide = 46 * scale
  const seed = hash(costume.seed) & 0xffff
  return (x, y, owner) => {
    const lean = 0.42 * Math.sin((x + y * 0.6) / (long * 1.7) + seed)
    const u = (x + y * lean) / wide
    const v = (y - x * lean) / long
    return (haze(u, v, seed + owner + 80) - 0.5) * height
  }
}

/** Adds an unevenness to the heights, in steps of two pixels. */
function roughen(relief: Grid, plan: Plan, rise: Unevenness): void {
  for (let y = 0; y < plan.height - 1; y += 2) {
    for (let x = 0; x < plan.width - 1; x += 2) {
      const owner = plan.owner[y * plan.width + x] ?? 0
      if (!isCloth(owner)) continue
      const by = rise(x + plan.left, y + plan.top, owner)
      if (by === 0) continue
      for (let at = 0; at < 4; at++) {
        const pixel = (y + (at >> 1)) * plan.width + x + (at & 1)
        if (plan.owner[pixel] === owner) relief.cells[pixel] = (relief.cells[pixel] ?? 0) + by
      }
    }
  }
}

/** Lowers the heights towards the edges of pieces, which turn under: far for thick cloth. */
function turnUnder(relief: Grid, plan: Plan, rim: Grid, costume: Costume, scale: number): void {
  const bulk = 0.16 + fibres[costume.fibre].bulk * 0.34
  const turns = costume.pieces.map(
    ({ flat }) => (flat ? 2.6 : 5.5) * scale * Math.sqrt(costume.zoom),
  )
  for (let at = 0; at < relief.cells.length; at++) {
    const owner = plan.owner[at] ?? 0
    if (!isCloth(owner)) continue
    const turn = turns[owner - 1] ?? 1
    const far = (rim.cells[at] ?? 0) / turn
    if (far < 5) relief.cells[at] = (relief.cells[at] ?? 0) - turn * bulk * Math.exp(-far)
  }
}

/** Returns the heights of a garment: its folds, the unevenness of its cloth, and edges that turn under. */
export function reliefOf(plan: Plan, rim: Grid, costume: Costume, scale: number): Grid {
  const cloth = fibres[costume.fibre]
  const relief = grid(plan.width, plan.height)
  for (const [index, piece] of costume.pieces.entries()) {
    for (const crest of piece.crests) {
      raise(relief, plan, index + 1, enlarged(crest, plan, scale), cloth.edge)
    }
  }
  const near = scale * Math.sqrt(costume.zoom)
  if (cloth.crease > 0) roughen(relief, plan, creases(costume, near))
  if (cloth.ripple > 0) roughen(relief, plan, waves(costume, near))
  // What flows has no crease that is sharp.
  const round = 2.4 - cloth.edge * 1.6 + cloth.flow * 2.4
  const rounded = blurred(relief, Math.max(Math.round(round * scale), 1))
  turnUnder(rounded, plan, rim, costume, scale)
  return rounded
}

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
function raise(relief: Grid, plan: Plan, owner: number, crest: Crest, edge: number): void {
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
