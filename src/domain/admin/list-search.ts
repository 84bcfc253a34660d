import * as v from 'valibot'
import { numberInUrl, optionalIfValid, pageInUrl } from '@/lib/schema'

/** Search parameters of every list in the back office. Defaults are left out of the URL. */
export function adminSearch<const Sorts extends readonly string[]>(sorts: Sorts) {
  return {
    q: optionalIfValid(
      v.pipe(
        v.union([v.string(), v.number()]),
        v.transform((text) => String(text).slice(0, 255)),
        v.check((text) => text.trim() !== ''),
      ),
    ),
    page: optionalIfValid(pageInUrl),
    per_page: optionalIfValid(v.pipe(numberInUrl, v.picklist([50, 100]))),
    sort: optionalIfValid(v.picklist(sorts)),
  }
}

/** A calendar day in a URL: `2026-11-21`. */
export const dayInUrl = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => {
    const day = new Date(`${text}T00:00:00Z`)
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
  }),
)

type Days = { from?: string | undefined; to?: string | undefined }

/** Turns round a range whose last day comes first. */
export function inOrder<Search extends Days>(search: Search): Search {
  const { from, to } = search
  return from && to && from > to ? { ...search, from: to, to: from } : search
}
