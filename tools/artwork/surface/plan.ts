import { grid, type Grid } from './grid.ts'

/**
 * The part of a picture that a garment covers: where it lies in the picture, and the number of the piece at each of
 * its pixels: 0 for none, 255 for a trimming, else the index of the piece plus 1.
 */
export type Plan = { left: number; top: number; width: number; height: number; owner: Uint8Array }

/** Pixels around a garment that its soft edges may touch. */
const margin = 4

/** Returns the rectangle of what is not 0 in `owner`, with a margin. */
function boxOf(owner: Uint8Array, width: number, height: number) {
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (owner[y * width + x] === 0) continue
      if (x < left) left = x
      if (x >= right) right = x + 1
      if (y < top) top = y
      if (y >= bottom) bottom = y + 1
    }
  }
  left = Math.max(Math.min(left, right) - margin, 0)
  top = Math.max(Math.min(top, bottom) - margin, 0)
  right = Math.min(Math.max(right, 1) + margin, width)
  bottom = Math.min(Math.max(bottom, 1) + margin, height)
  return { left, top, width: right - left, height: bottom - top }
}

/** Reads the plan from a rendered picture of it: four bytes for each pixel, the number in the first one. */
export function planOf(pixels: Uint8Array, width: number, height: number): Plan {
  const whole = new Uint8Array(width * height)
  for (let at = 0, byte = 0; at < whole.length; at++, byte += 4) {
    if ((pixels[byte + 3] ?? 0) > 127) whole[at] = pixels[byte] ?? 0
  }
  const box = boxOf(whole, width, height)
  const owner = new Uint8Array(box.width * box.height)
  for (let y = 0; y < box.height; y++) {
    const from = (box.top + y) * width + box.left
    owner.set(whole.subarray(from, from + box.width), y * box.width)
  }
  return { ...box, owner }
}

/** True where a piece of cloth lies, not a trimming. */
export function isCloth(owner: number): boolean {
  return owner !== 0 && owner !== 255
}

/** Returns the distance of each pixel from the edge of its piece, in pixels, up to `limit`. */
export function rims({ width, height, owner }: Plan, limit: number): Grid {
  const result = grid(width, height)
  const { cells } = result
  cells.fill(limit)
  const near = (at: number, other: number, step: number): void => {
    const through = owner[other] === owner[at] || owner[other] === 255 || owner[at] === 255
    const reached = through ? (cells[other] ?? limit) + step : 0
    if (reached < (cells[at] ?? limit)) cells[at] = reached
  }
  const sweep = (at: number, way: 1 | -1): void => {
    if (owner[at] === 0) return
    near(at, at - way, 1)
    near(at, at - way * width, 1)
    near(at, at - way * (width + 1), Math.SQRT2)
    near(at, at - way * (width - 1), Math.SQRT2)
  }
  for (let at = width + 1; at < owner.length; at++) sweep(at, 1)
  for (let at = owner.length - width - 2; at >= 0; at--) sweep(at, -1)
  return result
}
