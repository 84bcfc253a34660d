import * as v from 'valibot'
import { numberInUrl, optionalIfValid, pageInUrl } from '@/lib/schema'
import { isDay } from '@/lib/typed-day'

/** Search parameters of every list in the back office. Defaults are left out of the URL. */
export function adminSearch<const Sorts extends readonly string[]>(sorts: Sorts) {
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

/** A calendar day in a URL: `2026-11-21`. */
export const dayInUrl = v.pipe(v.string(), v.check(isDay))

type Days = { from?: string | undefined; to?: string | undefined }

/** Turns round a range whose last day comes first. */
export function inOrder<Search extends Days>(search: Search): Search {
  const { from, to } = search
  return from && to && from > to ? { ...search, from: to, to: from } : search
}
