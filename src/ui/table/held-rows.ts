/** What has just been done with a row, and how to take it back. */
export type RowNote = {
  /** Translated, with the row's name: also read to screen readers. */
  text: string
  /** Takes it back. Rejects when that failed; the caller has then said so. */
  undo?: (() => Promise<void>) | undefined
}

/** A row that keeps its place on the page, whatever the list's filter and order now say of it. */
export type HeldRow<Item> = {
  /** The row as it is after the change. */
  item: Item
  /** The server's row at the time of the change; a newer one of the server replaces `item`. */
  seen: Item | undefined
  /** Its place on the page. */
  index: number
  note: RowNote | undefined
  /** When its note ends, in ms; a row that the server no longer lists leaves then. `Infinity` once the note has ended. */
  until: number
}

export type HeldRows<Item> = ReadonlyMap<string, HeldRow<Item>>

/** Returns a page's rows with the held ones in their places. */
export function withHeldRows<Item>(
  rows: readonly Item[],
  held: HeldRows<Item>,
  idOf: (item: Item) => string,
): readonly Item[] {
  if (held.size === 0) return rows
  const newest = new Map(rows.map((item) => [idOf(item), item]))
  const shown = rows.filter((item) => !held.has(idOf(item)))
  const byPlace = [...held].toSorted(([, a], [, b]) => a.index - b.index)
  for (const [id, { item, seen, index, until }] of byPlace) {
    const listed = newest.get(id)
    if (!listed && until === Infinity) continue
    shown.splice(index, 0, listed && listed !== seen ? listed : item)
  }
  return shown
}

/** Ends the notes whose time is over, and lets go of rows that are no longer listed. */
export function withoutExpired<Item>(
  held: HeldRows<Item>,
  listed: ReadonlySet<string>,
  now: number,
): HeldRows<Item> {
  return new Map(
    [...held].flatMap(([id, row]) => {
      if (row.until > now) return [[id, row] as const]
      return listed.has(id) ? [[id, { ...row, note: undefined, until: Infinity }] as const] : []
    }),
  )
}
