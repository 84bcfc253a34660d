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
