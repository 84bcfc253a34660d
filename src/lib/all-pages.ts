type PageOfRows<Row> = { rows: readonly Row[]; lastPage: number }

/**
 * Loads every page and returns the rows in their order. `onProgress` gets the loaded share, from 0 to 1. A row that
 * moves to another page meanwhile is returned once. Throws what `load` throws.
 */
export async function loadAllPages<Row extends { id: number }>(
  load: (page: number) => Promise<PageOfRows<Row>>,
  onProgress: (share: number) => void,
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
