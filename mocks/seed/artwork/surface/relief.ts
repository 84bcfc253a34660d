import { chance, hash } from '../pen/random.ts'
import type { Crest, Costume } from './costume.ts'
import { fibres } from './fibres.ts'
import { blurred, grid, type Grid } from './grid.ts'
import { crumple, haze } from './noise.ts'
import { isCloth, type Plan } from './plan.ts'
import { raise } from './raise.ts'

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
  const rounded = blurred(relief, Math.max(Math.round((2.4 - cloth.edge * 1.6) * scale), 1))
  turnUnder(rounded, plan, rim, costume, scale)
  return rounded
}
