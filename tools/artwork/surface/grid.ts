/** A rectangle of numbers, one for each pixel. */
export type Grid = { width: number; height: number; cells: Float32Array }

export function grid(width: number, height: number): Grid {
  return { width, height, cells: new Float32Array(width * height) }
}

/** Writes the average of `2 × radius + 1` neighbours in each row. */
function acrossRows(
  from: Float32Array,
  to: Float32Array,
  { width, height }: Grid,
  radius: number,
): void {
  const share = 1 / (radius * 2 + 1)
  // A row with its ends repeated, so that the loop need not ask where it ends.
  const row = new Float32Array(width + radius * 2 + 1)
  for (let y = 0; y < height; y++) {
    const start = y * width
    row.fill(from[start] ?? 0, 0, radius)
    row.set(from.subarray(start, start + width), radius)
    row.fill(from[start + width - 1] ?? 0, radius + width)
    let sum = 0
    for (let x = 0; x <= radius * 2; x++) sum += row[x] ?? 0
    for (let x = 0; x < width; x++) {
      to[start + x] = sum * share
      sum += (row[x + radius * 2 + 1] ?? 0) - (row[x] ?? 0)
    }
  }
}

/** The same in each column. Rows are added up side by side, because memory is read along rows. */
function downColumns(
  from: Float32Array,
  to: Float32Array,
  { width, height }: Grid,
  radius: number,
): void {
  const share = 1 / (radius * 2 + 1)
  const sums = new Float32Array(width)
  const row = (y: number): number => Math.min(Math.max(y, 0), height - 1) * width
  for (let y = -radius; y <= radius; y++) {
    const start = row(y)
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + (from[start + x] ?? 0)
  }
  for (let y = 0; y < height; y++) {
    const [here, ahead, behind] = [y * width, row(y + radius + 1), row(y - radius)]
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0
      to[here + x] = sum * share
      sums[x] = sum + (from[ahead + x] ?? 0) - (from[behind + x] ?? 0)
    }
  }
}

/** Returns the grid blurred by a box of `radius` pixels, twice, which is close to a bell curve. */
export function blurred(source: Grid, radius: number): Grid {
  const { width, height, cells } = source
  const between = new Float32Array(cells.length)
  const result = new Float32Array(cells.length)
  acrossRows(cells, between, source, radius)
  downColumns(between, result, source, radius)
  acrossRows(result, between, source, radius)
  downColumns(between, result, source, radius)
  return { width, height, cells: result }
}
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
