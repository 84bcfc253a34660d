/** Rows of a page of the back office (decisions §3); the first is the usual number. */
export const rowsPerPage = [20, 50, 100] as const
export type RowsPerPage = (typeof rowsPerPage)[number]

/** Where in a list of the back office one stands, as the URL says it; what equals the default is absent. */
export type AdminPlace<Sort extends string, Filters extends object> = Partial<Filters> & {
  q?: string
  page?: number
  per_page?: Exclude<RowsPerPage, 20>
  sort?: Sort
}

type Raw = Readonly<Record<string, unknown>>

/** How one filter is read: its value, or undefined where the text is of no use. */
export type FilterReaders<Filters> = {
  [Name in keyof Filters]: (raw: unknown) => Filters[Name] | undefined
}

/** Reads a place from query parameters; anything unusable is left out, so that it never reaches the API. */
export function adminPlace<Sort extends string, Filters extends object>(
  raw: Raw,
  sorts: readonly Sort[],
  readers: FilterReaders<Filters>,
): AdminPlace<Sort, Filters> {
  const q =
    typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).slice(0, 255) : ''
  const page = Number(raw.page)
  const perPage = ([50, 100] as const).find((rows) => rows === Number(raw.per_page))
  const sort = sorts.find((one) => one === raw.sort)
  const filters: Partial<Filters> = {}
  for (const name in readers) {
    const value = readers[name](raw[name])
    if (value !== undefined) filters[name] = value
  }
  return {
    ...filters,
    ...(q.trim() && { q }),
    ...(Number.isSafeInteger(page) && page > 1 && page <= 100_000 && { page }),
    ...(perPage && { per_page: perPage }),
    ...(sort && { sort }),
  }
}

/** A filter that takes one of a few words. */
export function oneOf<Word extends string>(words: readonly Word[]) {
  return (raw: unknown): Word | undefined => words.find((word) => word === raw)
}

/** A filter that takes an id. */
export function anId(raw: unknown): number | undefined {
  const id = Number(raw)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** A filter that takes a day, `2026-11-21`. */
export function aDay(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(raw)) return undefined
  const day = new Date(`${raw}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(raw) ? raw : undefined
}
