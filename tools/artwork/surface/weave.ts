import type { Fibre } from '../../../mocks/seed/catalogue/garment.ts'
import { type Cloth, fibres } from './fibres.ts'
import { haze, speck } from './grid.ts'

/** A square of cloth that repeats: heights of its threads, and how light each is (1 is the cloth's own colour). */
export type Swatch = { size: number; height: Float32Array; light: Float32Array }

/** What a structure answers for a place: `[height, light]`, the height from 0 to 1, the light around 1. */
type Weave = (x: number, y: number) => readonly [number, number]

const size = 1024

/** Width of a thread, changed a little so that a whole, even number of threads fits into a swatch. */
function fitted(thread: number, multiple: number): { threads: number; width: number } {
  const threads = Math.max(Math.round(size / thread / multiple), 1) * multiple
  return { threads, width: size / threads }
}

function round(offset: number): number {
  return Math.sqrt(Math.max(1 - 4 * offset * offset, 0))
}

/** Thickness of a thread along its length: 1, or up to 2 where it is slubbed. */
function slubbed(thread: number, along: number, share: number, seed: number): number {
  if (share === 0 || speck(thread, 5, seed) > share) return 1
  const swell = haze(along * 9, thread, seed + 3, 9, 0)
  return 1 + Math.max(swell - 0.55, 0) * 2.4
}

/** Warp and weft, over and under in turn. */
function plain(cloth: Cloth, seed: number, thread: number): Weave {
  const { threads, width } = fitted(thread, 2)
  const wander = cloth.structure === 'slubbed' ? 0.42 : 0.16
  return (x, y) => {
    const u = x / width + wander * (haze(x / width, y / width / 6, seed, threads, 0) - 0.5)
    const v = y / width + wander * (haze(x / width / 6, y / width, seed + 9, 0, threads) - 0.5)
    const [column, row] = [Math.floor(u), Math.floor(v)]
    const [across, down] = [u - column - 0.5, v - row - 0.5]
    const warpUp = ((column + row) & 1) === 0
    const index = warpUp ? (column + threads) % threads : ((row + threads) % threads) + 7919
    const thick = slubbed(index, (warpUp ? y : x) / size, cloth.slub, seed)
    const height = warpUp
      ? round(across / thick) * (0.5 + 0.5 * round(down * 0.9))
      : round(down / thick) * (0.5 + 0.5 * round(across * 0.9))
    const light = 1 + cloth.mottle * (speck(index, 1, seed) - 0.5 + (thick - 1) * 0.5)
    return [height * (0.7 + thick * 0.3), light]
  }
}

/** Diagonal ridges: each weft goes over one thread and under two. Denim has a white weft. */
function twill(cloth: Cloth, seed: number, thread: number, weft: number): Weave {
  const { threads, width } = fitted(thread, 3)
  return (x, y) => {
    const u = x / width
    const v = (y / width) * 1.0
    const [column, row] = [Math.floor(u), Math.floor(v)]
    const across = u - column - 0.5
    const down = v - row - 0.5
    const weftUp = (column + row) % 3 === 0
    const long = (((column + row) % 3) - 1.5 + down) * 0.5
    const height = weftUp
      ? 0.35 * round(down)
      : round(across * 0.92) * (0.62 + 0.38 * round(long * 0.8))
    const wear = haze((x / size) * 40, (y / size) * 12, seed + 4, 40, 12) - 0.5
    const own = speck(column % threads, 2, seed) - 0.5
    return [height, 1 + cloth.mottle * (own * 0.5 + wear * 0.5) + (weftUp ? weft : 0)]
  }
}

/** One leg of a stitch, at a share `rise` of its way up from the point of the V: its height and lightness. */
function leg(across: number, rise: number, side: number): readonly [number, number] {
  const centre = 0.5 + side * (0.08 + 0.25 * rise)
  const off = (across - centre) / 0.4
  const end = Math.max(rise > 0.72 ? (rise - 0.72) / 0.28 : rise < 0.16 ? 1 - rise / 0.16 : 0, 0)
  const yarn = round(Math.min(Math.hypot(off, end / 2), 0.5))
  const ply = Math.sin((rise * 3.4 + off * side * 1.1) * Math.PI * 2)
  return [yarn * (1 - 0.3 * rise) + yarn * ply * 0.05, 0.98 + 0.05 * ply - 0.05 * rise]
}

/** Knit stitches: columns of nested V shapes. */
function stockinette(cloth: Cloth, seed: number, thread: number): Weave {
  const { threads: columns, width } = fitted(thread, 2)
  const { threads: rows, width: tall } = fitted(thread * 0.76, 2)
  return (x, y) => {
    const u =
      x / width + 0.1 * (haze(x / width / 2, y / tall / 2, seed, columns / 2, rows / 2) - 0.5)
    const v = y / tall
    const [column, row] = [Math.floor(u), Math.floor(v)]
    let [height, light] = [0, 0.6]
    for (const above of [-1, 0, 1]) {
      const rise = 1 - (v - row + above + 0.35) / 1.7
      if (rise < 0 || rise > 1) continue
      for (const side of [-1, 1]) {
        const [yarn, shine] = leg(u - column, rise, side)
        if (yarn > height) [height, light] = [yarn, shine]
      }
    }
    const own = speck((column + columns) % columns, row % rows, seed) - 0.5
    return [height, light * (1 + cloth.mottle * own)]
  }
}

/** Short upright hair, brushed in patches. */
function pile(cloth: Cloth, seed: number, thread: number): Weave {
  const { threads } = fitted(thread, 1)
  const cells = (share: number): number => Math.max(Math.round(threads * share), 1)
  return (x, y) => {
    const [s, t] = [x / size, y / size]
    const hair = haze(s * threads, t * cells(0.55), seed, threads, cells(0.55))
    const tuft = haze(s * cells(0.12), t * cells(0.05), seed + 1, cells(0.12), cells(0.05))
    return [hair * 0.8 + tuft * 0.2, 1 + cloth.mottle * (hair * 0.6 + tuft - 0.8)]
  }
}

/** Long threads that float over many others: what makes satin shine. */
function float(cloth: Cloth, seed: number, thread: number): Weave {
  const { threads } = fitted(thread, 1)
  const long = Math.max(Math.round(threads / 14), 1)
  return (x, y) => {
    const [s, t] = [x / size, y / size]
    const one = haze(s * long, t * threads, seed, long, threads)
    const band = haze(s * 3, t * threads * 0.25, seed + 2, 3, Math.round(threads * 0.25))
    return [one, 1 + cloth.mottle * (one * 0.5 + band - 0.75)]
  }
}

/** The sandy grain of crepe, whose threads are twisted until they curl. */
function pebble(cloth: Cloth, seed: number, thread: number): Weave {
  const { threads } = fitted(thread, 2)
  return (x, y) => {
    const [s, t] = [(x / size) * threads, (y / size) * threads]
    const coarse = haze(s, t, seed, threads, threads)
    const fine = haze(s * 2, t * 2, seed + 5, threads * 2, threads * 2)
    const height = Math.abs(coarse * 2 - 1) * 0.6 + fine * 0.4
    return [height, 1 + cloth.mottle * (height - 0.5)]
  }
}

/** Milled wool: a twill one barely sees below a fuzz of crossing hairs. */
function felted(cloth: Cloth, seed: number, thread: number): Weave {
  const below = twill({ ...cloth, mottle: 0 }, seed, thread, 0)
  const { threads } = fitted(thread, 2)
  return (x, y) => {
    const [s, t] = [(x / size) * threads, (y / size) * threads]
    const one = haze(s * 3 + t, t * 0.5, seed, 0, 0)
    const edge = Math.min(x, y, size - x, size - y) / 24
    const hair =
      haze(s * 2, t / 2, seed + 2, threads * 2, threads / 2) +
      haze(s / 2, t * 2, seed + 3, threads / 2, threads * 2)
    const fuzz = hair / 2 + (edge < 1 ? 0 : (one - 0.5) * 0.3)
    return [below(x, y)[0] * 0.35 + fuzz * 0.65, 1 + cloth.mottle * (fuzz - 0.5) * 1.6]
  }
}

function weaveOf(fibre: Fibre, cloth: Cloth, seed: number, thread: number): Weave {
  switch (cloth.structure) {
    case 'plain':
    case 'slubbed':
    case 'open':
      return plain(cloth, seed, thread)
    case 'twill':
      return twill(cloth, seed, thread, fibre === 'denim' ? 0.62 : 0.04)
    case 'stockinette':
      return stockinette(cloth, seed, thread)
    case 'pile':
      return pile(cloth, seed, thread)
    case 'float':
      return float(cloth, seed, thread)
    case 'pebble':
      return pebble(cloth, seed, thread)
    case 'felted':
      return felted(cloth, seed, thread)
  }
}

const woven = new Map<string, Swatch>()

/** Returns a swatch of a cloth whose threads are `thread` pixels wide. It is woven once and kept. */
export function swatch(fibre: Fibre, thread: number): Swatch {
  const key = `${fibre} ${thread.toFixed(2)}`
  const kept = woven.get(key)
  if (kept) return kept
  const weave = weaveOf(fibre, fibres[fibre], key.length * 31 + fibre.charCodeAt(0), thread)
  const height = new Float32Array(size * size)
  const light = new Float32Array(size * size)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [rise, shine] = weave(x, y)
      height[y * size + x] = rise
      light[y * size + x] = shine
    }
  }
  const made = { size, height, light }
  woven.set(key, made)
  return made
}
