import { keepPreviousData } from '@tanstack/react-query'
import * as v from 'valibot'
import { searchTextIn } from './kinds/code'
import { numberInUrl, optionalIfValid, pageInUrl } from './schema'
import { isDay } from './typed-day'

/** The numbers of rows per page in the back office (Product §10). The first number is the default. */
export const rowsPerPageOptions = [20, 50, 100] as const

/**
 * Returns the schemas of the search parameters that every list of the back office has. `sorts` are the sort
 * orders of the list. Default values are left out of the URL.
 */
export function listSearchSchemas<const Sorts extends readonly string[]>(sorts: Sorts) {
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

/** The search parameters that every list of the back office has. */
export type ListSearch = {
  q?: string | undefined
  page?: number | undefined
  per_page?: 50 | 100 | undefined
  sort?: string | undefined
}

/** Returns the parameters of the request for one page of a list. */
export function listPageParams<Search extends ListSearch>(search: Search) {
  return { ...sought(search), per_page: search.per_page ?? rowsPerPageOptions[0] }
}

/**
 * Returns the parameters of the requests that export a whole list. The pages have the largest size, so that
 * few requests are needed.
 */
export function listExportParams<Search extends ListSearch>(search: Search) {
  return { ...sought(search), per_page: rowsPerPageOptions[2] }
}

/**
 * Returns the search with its text tidied for the request. The URL of the page keeps the text as it was
 * typed.
 */
function sought<Search extends ListSearch>(search: Search): Search {
  return search.q === undefined ? search : { ...search, q: searchTextIn(search.q) }
}

/**
 * Query options for one page of a list. The page is always fetched again. Until it arrives, the previous page
 * stays visible.
 */
export const pageQueryOptions = { placeholderData: keepPreviousData, staleTime: 0 } as const

/**
 * Returns the names and values of the filters that are set in a list. The parameters in `ofTab` are left out,
 * because the tab above the list sets them.
 */
export function activeFilters<Search extends ListSearch>(
  search: Search,
  ofTab: Partial<Search> = {},
) {
  const { sort: _, per_page: __, page: ___, ...filters } = search
  return Object.entries(filters).filter(
    ([name, value]) => value !== undefined && !Object.hasOwn(ofTab, name),
  )
}

/** A calendar day in a URL: `2026-11-21`. */
export const dayInUrl = v.pipe(v.string(), v.check(isDay))

type Days = { from?: string | undefined; to?: string | undefined }

/** Returns the search with its two days exchanged if the range would end before it starts. */
export function withOrderedDays<Search extends Days>(search: Search): Search {
  const { from, to } = search
  return from && to && from > to ? { ...search, from: to, to: from } : search
}

/**
 * Returns a range of days with a new first or last day. If the new day is beyond the other end, both ends
 * become the new day, so that the range is never empty.
 */
export function dayRangeWith(
  { from, to }: Days,
  end: 'from' | 'to',
  day: string | undefined,
): Days {
  const range = { from, to, [end]: day }
  if (range.from && range.to && range.from > range.to) range.from = range.to = day
  return range
}
