type PageOfRows<Row> = { rows: readonly Row[]; lastPage: number }

/**
 * The rows of all pages, in their order; `onProgress` is told how much of them is here, from 0 to 1. A row that moves to
 * another page meanwhile is taken once. Throws what `load` throws.
 */
export async function loadAllPages<Row extends { id: number }>(
  load: (page: number) => Promise<PageOfRows<Row>>,
  onProgress: (part: number) => void,
): Promise<Row[]> {
  const found = new Map<number, Row>()
  let last = 1
  for (let page = 1; page <= last; page += 1) {
    const { rows, lastPage } = await load(page)
    for (const row of rows) found.set(row.id, row)
    last = lastPage
    onProgress(page / last)
  }
  return [...found.values()]
}
