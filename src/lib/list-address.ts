import { keepPreviousData } from '@tanstack/react-query'
import * as v from 'valibot'
import { soughtText } from './kinds/code'
import { numberInUrl, optionalIfValid, pageInUrl } from './schema'
import { isDay } from './typed-day'

/** The numbers of rows per page in the back office (Product §10). The first number is the default. */
export const rowsPerPage = [20, 50, 100] as const

/** Search parameters of every list in the back office. Defaults are left out of the URL. */
export function listSearch<const Sorts extends readonly string[]>(sorts: Sorts) {
  return {
    q: optionalIfValid(
      v.pipe(
        v.string(),
        v.transform((text) => text.slice(0, 255)),
        v.check((text) => text.trim() !== ''),
      ),
    ),
    page: optionalIfValid(pageInUrl),
    per_page: optionalIfValid(v.pipe(numberInUrl, v.picklist([50, 100]))),
    sort: optionalIfValid(v.picklist(sorts)),
  }
}

/** Search parameters that every list may have in its address. */
export type ListSearch = {
  q?: string | undefined
  page?: number | undefined
  per_page?: 50 | 100 | undefined
  sort?: string | undefined
}

/** Returns the parameters of the request for one page of a list. */
export function pageParams<Search extends ListSearch>(search: Search) {
  return { ...sought(search), per_page: search.per_page ?? rowsPerPage[0] }
}

/**
 * Returns the parameters of the requests that export a list. They use the largest pages, so that few requests
 * are needed.
 */
export function exportParams<Search extends ListSearch>(search: Search) {
  return { ...sought(search), per_page: rowsPerPage[2] }
}

/** Tidies the text for the request only. The address keeps the text in the form in which it was typed. */
function sought<Search extends ListSearch>(search: Search): Search {
  return search.q === undefined ? search : { ...search, q: soughtText(search.q) }
}

/**
 * Options for the query of a page. The page is always fetched again, and the previous page shows in the
 * meantime.
 */
export const freshPage = { placeholderData: keepPreviousData, staleTime: 0 } as const

/**
 * Returns the filters of a list by name. `ofTab` contains the parameters that the tab above the list sets.
 */
export function filtersOf<Search extends ListSearch>(search: Search, ofTab: Partial<Search> = {}) {
  const { sort: _, per_page: __, page: ___, ...filters } = search
  return Object.entries(filters).filter(
    ([name, value]) => value !== undefined && !Object.hasOwn(ofTab, name),
  )
}

/** A calendar day in a URL: `2026-11-21`. */
export const dayInUrl = v.pipe(v.string(), v.check(isDay))

type Days = { from?: string | undefined; to?: string | undefined }

/** Exchanges the two days of a range if the last day is before the first day. */
export function inOrder<Search extends Days>(search: Search): Search {
  const { from, to } = search
  return from && to && from > to ? { ...search, from: to, to: from } : search
}

/**
 * Changes the first or last day. A day beyond the other end moves that end too, so that the range is never
 * empty.
 */
export function withDay({ from, to }: Days, end: 'from' | 'to', day: string | undefined): Days {
  const range = { from, to, [end]: day }
  if (range.from && range.to && range.from > range.to) range.from = range.to = day
  return range
}
