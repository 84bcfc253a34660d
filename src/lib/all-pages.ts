type PageOfRows<Row> = { rows: readonly Row[]; lastPage: number }

/**
 * The number of pages that are requested at the same time. Parallel requests save time, because most of the
 * wait for a page is network time.
 */
const lanes = 4

/**
 * Loads every page of a list, several pages at a time, and returns all rows in order. `onProgress` gets the
 * loaded share, from 0 to 1. A row that moved to another page during the loading is returned once. Throws the
 * first error of `load`, and then requests no further page.
 */
export async function loadAllPages<Row extends { id: number }>(
  load: (page: number) => Promise<PageOfRows<Row>>,
  onProgress: (share: number) => void,
): Promise<Row[]> {
  const pages: (readonly Row[])[] = []
  let last = 1
  let next = 1
  let loaded = 0

  async function loadNext(): Promise<void> {
    const page = next
    next += 1
    const { rows, lastPage } = await load(page)
    pages[page - 1] = rows
    last = lastPage
    loaded += 1
    onProgress(Math.min(1, loaded / last))
  }
  async function loadOthers(): Promise<void> {
    while (next <= last) await loadNext()
  }
  try {
    await loadNext()
    await Promise.all(Array.from({ length: lanes }, loadOthers))
  } finally {
    next = Infinity
  }
  const found = new Map(pages.slice(0, last).flatMap((rows) => rows.map((row) => [row.id, row])))
  return [...found.values()]
}
