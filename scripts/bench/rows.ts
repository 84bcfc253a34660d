/** What was measured of one thing in one build, each time. */
export interface Row {
  name: string
  build: string
  values: Record<string, number[]>
  /** By the name of the measure; those that are left out have none. */
  bounds: Readonly<Record<string, number | undefined>>
}

/** How many digits a measure is shown with; 0 for those left out. */
const digits: Readonly<Record<string, number>> = {
  cls: 3,
  js: 1,
  heap: 2,
}

/** Adds what was measured of `name` in `build` once more. A value of NaN was not to be measured. */
export function noteIn(rows: Row[], one: Omit<Row, 'values'>, values: Record<string, number>) {
  let row = rows.find(({ name, build }) => name === one.name && build === one.build)
  if (!row) rows.push((row = { ...one, values: {} }))
  for (const [measure, value] of Object.entries(values))
    if (!Number.isNaN(value)) (row.values[measure] ??= []).push(value)
}

/** Returns the cells of a row: each median beside its bound, and the measures that are over theirs. */
export function summaryOf({ name, build, values, bounds }: Row) {
  const medians = Object.entries(values).map(([measure, all]) => {
    const middle = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN
    const value = Number(middle.toFixed(digits[measure] ?? 0))
    const bound = bounds[measure]
    const text = bound === undefined ? `${value}` : `${value} / ${bound}`
    return { measure, text, isOver: bound !== undefined && value > bound }
  })
  const over = medians.filter(({ isOver }) => isOver).map(({ measure }) => measure)
  const cells = Object.fromEntries(medians.map(({ measure, text }) => [measure, text]))
  return { name, build, ...cells, over: over.join(' ') || 'none' }
}
