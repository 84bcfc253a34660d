/** Noise that repeats: the same place and seed always give the same number, and tiles join at their edges. */

/** Returns a number from 0 to 1 for a cell of an integer grid. */
export function speck(x: number, y: number, seed: number): number {
  let mixed =
    Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296
}

function wrapped(value: number, period: number): number {
  return period ? ((value % period) + period) % period : value
}

function eased(t: number): number {
  return t * t * (3 - 2 * t)
}

/** Returns smooth noise from 0 to 1. With periods it repeats after that many cells in each direction. */
export function haze(x: number, y: number, seed: number, periodX = 0, periodY = 0): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const right = eased(x - column)
  const down = eased(y - row)
  const [x0, x1] = [wrapped(column, periodX), wrapped(column + 1, periodX)]
  const [y0, y1] = [wrapped(row, periodY), wrapped(row + 1, periodY)]
  const top = speck(x0, y0, seed) * (1 - right) + speck(x1, y0, seed) * right
  const bottom = speck(x0, y1, seed) * (1 - right) + speck(x1, y1, seed) * right
  return top * (1 - down) + bottom * down
}

/** Returns ridges from 0 to 1: sharp crests between smooth valleys, like the creases of a worn shirt. */
export function ridge(x: number, y: number, seed: number): number {
  const coarse = 1 - Math.abs(haze(x, y, seed) * 2 - 1)
  const fine = 1 - Math.abs(haze(x * 2.1 + 7, y * 2.1 + 3, seed + 1) * 2 - 1)
  return coarse * coarse * 0.72 + fine * fine * 0.28
}
