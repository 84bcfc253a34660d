import type { Fibre } from '../../../mocks/seed/catalogue/garment.ts'
import type { Costume } from './costume.ts'
import { type Cloth, fibres } from './fibres.ts'
import { blurred, type Grid, haze } from './grid.ts'
import { isCloth, rims, type Plan } from './plan.ts'
import { reliefOf } from './relief.ts'
import { swatch, type Swatch } from './weave.ts'

/** Direction to the lamp: upper left, in front of the picture. */
const lamp = [-0.44, -0.58, 0.686] as const
/** Direction half way between the lamp and the eye, where a smooth thread mirrors. */
const half = [-0.24, -0.316, 0.918] as const

/** The cloth of one piece, ready to be looked up. */
type Stuff = { cloth: Cloth; weave: Swatch; relief: number; dull: number; cos: number; sin: number }

function stuffs(costume: Costume, scale: number): Stuff[] {
  return costume.pieces.map(({ angle, fibre }): Stuff => {
    const own: Fibre = fibre ?? costume.fibre
    const cloth = fibres[own]
    const thread = Math.max(cloth.thread * costume.threads, 2.4) * (scale / 2)
    // A thick thread stands higher, so a swatch of it needs more relief.
    const relief = cloth.relief * 0.26 * (thread / 6) ** 0.6
    return {
      cloth,
      weave: swatch(own, thread),
      relief,
      dull: half[2] ** cloth.polish,
      cos: Math.cos(angle),
      sin: Math.sin(angle),
    }
  })
}

/** Returns the slope of the body below the garment at each column: falling off to both sides. */
function bodyOf({ round }: Costume, scale: number): (x: number) => number {
  if (!round) return () => 0
  return (x) => {
    const part = Math.min(Math.max((x / scale - round.x) / round.half, -1.3), 1.3)
    return -round.swell * part * Math.abs(part)
  }
}

/** The heights of a garment, and what they were made from. */
type Desk = {
  plan: Plan
  relief: Grid
  /** The heights without what is finer than a fold. */
  soft: Grid
  rim: Grid
  scale: number
  bodySlope: (x: number) => number
}

/** One pixel while it is lit. A single one is used for all pixels, because millions of them would be slow. */
type Spot = {
  at: number
  owner: number
  /** Its place in the picture. */
  x: number
  y: number
  /** The slope of the folds, to the right and down. */
  tall: number
  deep: number
  /** The same of the drape alone, without creases: across the threads of the piece, and along them. */
  across: number
  along: number
  /** How far it stands above its surroundings. */
  rise: number
  /** The slope with the threads, how high the thread stands (0 to 1), and how light it is (around 1). */
  gx: number
  gy: number
  height: number
  shade: number
  /** What the light makes of it: light that took the dye's colour, light that did not, and white gloss. */
  light: number
  scatter: number
  gloss: number
}

function emptySpot(): Spot {
  const place = { at: 0, owner: 0, x: 0, y: 0, tall: 0, deep: 0, across: 0, along: 0, rise: 0 }
  return { ...place, gx: 0, gy: 0, height: 0, shade: 1, light: 1, scatter: 0, gloss: 0 }
}

/** Returns the slope at a pixel, of its own piece alone: beyond its edge, and the picture's, the height goes on. */
function slope({ cells }: Grid, plan: Plan, at: number, step: number, owner: number): number {
  const column = at % plan.width
  // The pixel before the first of a row is the last of the row above.
  if (step === 1 && (column === 0 || column === plan.width - 1)) return 0
  const here = cells[at] ?? 0
  const after = plan.owner[at + step] === owner ? (cells[at + step] ?? 0) : here
  const before = plan.owner[at - step] === owner ? (cells[at - step] ?? 0) : here
  return (after - before) / 2
}

/** Finds the slope of the folds. */
function fold(spot: Spot, { relief, soft, plan, ...desk }: Desk, { cloth, cos, sin }: Stuff): void {
  const { at, owner, x } = spot
  const round = desk.bodySlope(x)
  spot.tall = slope(relief, plan, at, 1, owner) * cloth.body + round
  spot.deep = slope(relief, plan, at, plan.width, owner) * cloth.body
  if (cloth.flow > 0) {
    const right = slope(soft, plan, at, 1, owner) * cloth.body + round
    const down = slope(soft, plan, at, plan.width, owner) * cloth.body
    spot.across = right * cos + down * sin
    spot.along = down * cos - right * sin
  }
  spot.rise = ((relief.cells[at] ?? 0) - (soft.cells[at] ?? 0)) / (3 * desk.scale)
}

/** Adds the slope of the threads. They run closer where the cloth turns away. */
function weave(spot: Spot, desk: Desk, { weave: woven, cos, sin, relief }: Stuff): void {
  const { size, height, light } = woven
  const mask = size - 1
  const rolled = desk.soft.cells[spot.at] ?? 0
  const u = Math.floor(spot.x * cos + spot.y * sin + rolled * cos) & mask
  const v = Math.floor(-spot.x * sin + spot.y * cos - rolled * sin) & mask
  const row = v * size
  const right = (height[row + ((u + 1) & mask)] ?? 0) - (height[row + ((u - 1) & mask)] ?? 0)
  const down =
    (height[((v + 1) & mask) * size + u] ?? 0) - (height[((v - 1) & mask) * size + u] ?? 0)
  spot.gx = spot.tall + (right * cos - down * sin) * relief
  spot.gy = spot.deep + (right * sin + down * cos) * relief
  spot.height = height[row + u] ?? 0
  spot.shade = light[row + u] ?? 1
}

/** White light that a smooth thread mirrors. Where it lies flat it mirrors a little; only what is beyond is gloss. */
function mirrored(spot: Spot, { cloth, dull }: Stuff): number {
  const drape = cloth.flow * 0.8
  const sx = (spot.tall * 0.7 + spot.gx * 0.3) * (1 - drape) + spot.across * drape
  const sy = (spot.deep * 0.7 + spot.gy * 0.3) * (1 - drape) + spot.along * drape * 0.4
  const shine = (-sx * half[0] - sy * half[1] + half[2]) / Math.sqrt(1 + sx * sx + sy * sy)
  if (shine <= half[2]) return 0
  return cloth.gloss * (shine ** cloth.polish - dull) * (1.05 + spot.height * 0.35)
}

/** Lights the pixel by its slopes: the lamp, the shadow of hollows, the pile that shines where it turns away. */
function answer(spot: Spot, stuff: Stuff): void {
  const { cloth } = stuff
  const { gx, gy, tall, deep } = spot
  const facing = 1 / Math.sqrt(1 + gx * gx + gy * gy)
  const lit = ((-gx * lamp[0] - gy * lamp[1] + lamp[2]) * facing) / lamp[2]
  const hollow = 1 + Math.min(Math.max(spot.rise * 0.16, -0.3), 0.12)
  // A fold that ends at a seam is no cliff.
  const tone = Math.max(1 + (lit - 1) * cloth.depth, 0.4) * hollow
  const steep = tall * tall + deep * deep
  const nap = cloth.rim === 0 ? 0 : cloth.rim * Math.min(steep, 1) ** 0.7
  const kept = 1 - Math.min(cloth.rim, 1) * 0.24 - cloth.gloss * 0.11
  spot.light = spot.shade * kept * tone + nap
  spot.scatter = cloth.scatter * spot.shade * tone * tone + nap * 0.045
  spot.gloss = cloth.gloss === 0 ? 0 : mirrored(spot, stuff)
}

/** How much dye is worn off at a pixel of denim: along seams, on the tops of folds, down the middle of a leg. */
function worn(spot: Spot, { rim, scale }: Desk, { cloth }: Stuff): number {
  if (cloth.wash === 0) return 0
  const far = (rim.cells[spot.at] ?? 0) / scale
  const [x, y] = [spot.x / scale, spot.y / scale]
  const seam = Math.max(1 - Math.abs(far - 6) / 7, 0) * (0.4 + 0.6 * haze(x / 9, y / 9, 11))
  const middle = Math.min(Math.max((far - 14) / 26, 0), 1)
  const faded = middle * middle * Math.max(haze(x / 70, y / 190, 3) - 0.1, 0)
  return cloth.wash * (seam * 0.26 + Math.max(spot.rise, 0) * 0.15 + faded * 0.26)
}

/** Returns the pixel whose dye shows: a print lies on the cloth, so it bends with the folds. */
function dyedAt({ at, owner, tall, deep }: Spot, { plan, rim, scale }: Desk): number {
  if ((rim.cells[at] ?? 0) <= 4 * scale) return at
  const bent = at + Math.round(tall * 5 * scale) + Math.round(deep * 5 * scale) * plan.width
  return plan.owner[bent] === owner ? bent : at
}

/** What the light makes of a garment, whatever its dye: for each of its lit pixels, one number in each list. */
export type Light = {
  count: number
  /** The pixel of the plan, and the pixel whose dye shows there. */
  at: Uint32Array
  from: Uint32Array
  /** Light that took the dye's colour, light that did not, white gloss, and how much dye is worn off. */
  light: Float32Array
  scatter: Float32Array
  gloss: Float32Array
  wash: Float32Array
}

function emptyLight(pixels: number): Light {
  const numbers = (): Float32Array => new Float32Array(pixels)
  return {
    count: 0,
    at: new Uint32Array(pixels),
    from: new Uint32Array(pixels),
    light: numbers(),
    scatter: numbers(),
    gloss: numbers(),
    wash: numbers(),
  }
}

/** Returns the number of pixels that show cloth. */
function clothOf({ owner }: Plan): number {
  let count = 0
  for (let at = 0; at < owner.length; at++) if (isCloth(owner[at] ?? 0)) count++
  return count
}

function keep(result: Light, spot: Spot, from: number, wash: number): void {
  const { count } = result
  result.at[count] = spot.at
  result.from[count] = from
  result.light[count] = spot.light
  result.scatter[count] = spot.scatter
  result.gloss[count] = spot.gloss
  result.wash[count] = wash
  result.count++
}

/** Lights the pieces of a garment. `scale` is pixels per unit of a picture 720 wide. */
export function lightOf(plan: Plan, costume: Costume, scale: number): Light {
  const rim = rims(plan, 40 * scale)
  const relief = reliefOf(plan, rim, costume, scale)
  const soft = blurred(relief, Math.round(9 * scale * Math.sqrt(costume.zoom)))
  const desk: Desk = { plan, relief, soft, rim, scale, bodySlope: bodyOf(costume, scale) }
  const cloths = stuffs(costume, scale)
  const result = emptyLight(clothOf(plan))
  const spot = emptySpot()
  for (let at = 0; at < plan.owner.length; at++) {
    const owner = plan.owner[at] ?? 0
    const stuff = cloths[owner - 1]
    if (!isCloth(owner) || !stuff) continue
    spot.at = at
    spot.owner = owner
    spot.x = (at % plan.width) + plan.left
    spot.y = Math.floor(at / plan.width) + plan.top
    fold(spot, desk, stuff)
    weave(spot, desk, stuff)
    answer(spot, stuff)
    keep(result, spot, dyedAt(spot, desk), worn(spot, desk, stuff))
  }
  return result
}
