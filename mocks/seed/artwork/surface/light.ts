import type { Costume } from './costume.ts'
import type { Cloth, Fibre } from './fibre.ts'
import { fibres } from './fibres.ts'
import { blurred, type Grid } from './grid.ts'
import { haze } from './noise.ts'
import { areaOf, reliefOf, rims, type Plan } from './relief.ts'
import { swatch, type Swatch } from './weave.ts'

/** Direction to the lamp: upper left, in front of the picture. */
const lamp = [-0.44, -0.58, 0.686] as const
/** Direction half way between the lamp and the eye, where a smooth thread mirrors. */
const half = [-0.24, -0.316, 0.918] as const

const toLinear = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2.2)
const toByte = Uint8Array.from({ length: 4097 }, (_, step) =>
  Math.round((step / 4096) ** (1 / 2.2) * 255),
)

function byteOf(linear: number): number {
  return toByte[Math.min(Math.max(Math.round(linear * 4096), 0), 4096)] ?? 0
}

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

type Canvas = { width: number; height: number; pixels: Uint8Array }

/** The slope of the threads and their lightness at a place of a swatch. */
function threadAt({ size, height, light }: Swatch, u: number, v: number, out: Float32Array): void {
  const mask = size - 1
  const x = Math.floor(u) & mask
  const y = Math.floor(v) & mask
  const at = y * size + x
  out[0] = (height[y * size + ((x + 1) & mask)] ?? 0) - (height[y * size + ((x - 1) & mask)] ?? 0)
  out[1] = (height[((y + 1) & mask) * size + x] ?? 0) - (height[((y - 1) & mask) * size + x] ?? 0)
  out[2] = light[at] ?? 1
}

/** How light a pixel of worn denim is: pale along seams and on the tops of folds. */
function worn(
  cloth: Cloth,
  rim: number,
  rise: number,
  x: number,
  y: number,
  scale: number,
): number {
  if (cloth.wash === 0) return 0
  const far = rim / scale
  const seam =
    Math.max(1 - Math.abs(far - 6) / 7, 0) * (0.4 + 0.6 * haze(x / 9 / scale, y / 9 / scale, 11))
  const faded = Math.max(haze(x / 150 / scale, y / 260 / scale, 3) - 0.35, 0)
  return cloth.wash * (seam * 0.34 + Math.max(rise, 0) * 0.16 + faded * 0.5)
}

/** Returns the slope of the body below the garment at each column: falling off to both sides. */
function bodyOf({ round }: Costume, scale: number): (x: number) => number {
  if (!round) return () => 0
  return (x) => {
    const part = Math.min(Math.max((x / scale - round.x) / round.half, -1.3), 1.3)
    return -round.swell * part * Math.abs(part)
  }
}

/** Lights the dyed pieces of a garment, in place. `scale` is pixels per unit of a picture 720 wide. */
export function lightUp(canvas: Canvas, plan: Plan, costume: Costume, scale: number): void {
  const { width, pixels } = canvas
  const cloths = stuffs(costume, scale)
  const area = areaOf(plan)
  const rim = rims(plan, 40 * scale, area)
  const relief = reliefOf(plan, rim, area, costume, scale)
  const soft = blurred(relief, Math.round(9 * scale * Math.sqrt(costume.zoom)))
  const desk: Desk = {
    plan,
    relief,
    soft,
    rim,
    dyed: new Uint8Array(pixels),
    pixels,
    thread: new Float32Array(3),
    scale,
    bodySlope: bodyOf(costume, scale),
  }
  for (let y = area.top; y < area.bottom; y++) {
    for (let x = area.left; x < area.right; x++) {
      const owner = plan.owner[y * width + x] ?? 0
      if (owner === 0 || owner === 255) continue
      const stuff = cloths[owner - 1]
      if (stuff) lightPixel(x, y, owner, stuff, desk)
    }
  }
}

type Desk = {
  plan: Plan
  relief: Grid
  soft: Grid
  rim: Grid
  dyed: Uint8Array
  pixels: Uint8Array
  thread: Float32Array
  scale: number
  bodySlope: (x: number) => number
}

function slope(desk: Desk, at: number, step: number, owner: number): number {
  const { relief, plan } = desk
  const here = relief.cells[at] ?? 0
  const after = plan.owner[at + step] === owner ? (relief.cells[at + step] ?? 0) : here
  const before = plan.owner[at - step] === owner ? (relief.cells[at - step] ?? 0) : here
  return (after - before) / 2
}

function lightPixel(x: number, y: number, owner: number, stuff: Stuff, desk: Desk): void {
  const { cloth, weave, cos, sin } = stuff
  const { scale, thread, pixels, dyed, plan } = desk
  const at = y * plan.width + x
  const tall = slope(desk, at, 1, owner) * cloth.body + desk.bodySlope(x)
  const deep = slope(desk, at, plan.width, owner) * cloth.body
  // Threads run closer on a slope, because the cloth turns away there.
  const height = desk.relief.cells[at] ?? 0
  const rolled = desk.soft.cells[at] ?? 0
  const u = x * cos + y * sin + rolled * cos
  const v = -x * sin + y * cos - rolled * sin
  threadAt(weave, u, v, thread)
  const fine = stuff.relief
  const gx = tall + ((thread[0] ?? 0) * cos - (thread[1] ?? 0) * sin) * fine
  const gy = deep + ((thread[0] ?? 0) * sin + (thread[1] ?? 0) * cos) * fine
  const facing = 1 / Math.sqrt(1 + gx * gx + gy * gy)
  const lit = ((-gx * lamp[0] - gy * lamp[1] + lamp[2]) * facing) / lamp[2]
  const rise = (height - rolled) / (3 * scale)
  const hollow = 1 + Math.min(Math.max(rise * 0.16, -0.3), 0.12)
  const [sx, sy] = [tall * 0.7 + gx * 0.3, deep * 0.7 + gy * 0.3]
  const shine = Math.max(
    (-sx * half[0] - sy * half[1] + half[2]) / Math.sqrt(1 + sx * sx + sy * sy),
    0,
  )
  // A flat place already mirrors a little; only what is beyond that is a highlight.
  const gloss = shine > half[2] ? cloth.gloss * (shine ** cloth.polish - stuff.dull) * 1.25 : 0
  const tone = Math.max(1 + (lit - 1) * cloth.depth, 0.12) * hollow
  const steep = tall * tall + deep * deep
  const nap = cloth.rim === 0 ? 0 : cloth.rim * Math.min(steep, 1) ** 0.7
  const light =
    (thread[2] ?? 1) * (1 - Math.min(cloth.rim, 1) * 0.24 - cloth.gloss * 0.11) * tone + nap
  const wash = worn(cloth, desk.rim.cells[at] ?? 0, rise, x, y, scale)
  // The print lies on the cloth, so it bends with the folds.
  const inner = (desk.rim.cells[at] ?? 0) > 4 * scale ? 1 : 0
  const bent =
    at + inner * (Math.round(tall * 5 * scale) + Math.round(deep * 5 * scale) * plan.width)
  const from = (plan.owner[bent] === owner ? bent : at) * 4
  const lift = 0.02 * tone * tone + nap * 0.045
  for (let channel = 0; channel < 3; channel++) {
    const own = toLinear[dyed[from + channel] ?? 0] ?? 0
    const faded = own + (0.62 - own) * Math.min(wash * 0.55, 0.6)
    // Shadows of cloth are warm, because light that went through the threads fills them.
    const warmth = tone < 1 ? 1 - (1 - tone) * (channel - 1) * 0.05 : 1
    const sheen = gloss * (0.45 * Math.sqrt(own) + 0.3)
    pixels[at * 4 + channel] = byteOf(faded * light * warmth + lift + sheen)
  }
}
