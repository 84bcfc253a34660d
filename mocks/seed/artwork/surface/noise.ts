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

/** Returns ridges from 0 to 1: short, nearly straight folds in three directions, like the creases of worn linen. */
export function crumple(x: number, y: number, seed: number): number {
  let highest = 0
  for (let way = 0; way < 3; way++) {
    const angle = (speck(way, 1, seed) + way) * (Math.PI / 3)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const along = y * cos - x * sin
    const across = x * cos + y * sin + (haze(along * 0.6, way, seed + 5) - 0.5) * 1.3
    const line = Math.floor(across)
    const near = 1 - Math.abs(across - line - 0.5) * 2.6
    if (near <= 0) continue
    const present = haze(along * 0.8 + speck(line, way, seed) * 50, line, seed + way) * 2.2 - 1.1
    if (present > 0) highest = Math.max(highest, near * (2 - near) * 0.5 * near * present * 2)
  }
  return highest
}
