import type { SearchSchemaInput } from '@tanstack/react-router'
import * as v from 'valibot'
import { readNumber } from './numbers'
import { tidyText } from './text'

/** Returns a schema for whole numbers from `min` on. A text is not valid. */
export const wholeNumberFrom = (min: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min))

/** Returns a schema for whole numbers from `min` on. It also accepts a number as text: `"590000.00"`. */
export const wholeNumberOrTextFrom = (min: number) =>
  v.pipe(v.unknown(), v.transform(readNumber), v.number(), v.safeInteger(), v.minValue(min))

export const nonEmptyText = v.pipe(v.string(), v.nonEmpty())

type AnySchema = v.GenericSchema<unknown, unknown>

/**
 * Returns a schema for an optional field. An invalid value counts as missing, so the rest of the object stays
 * valid.
 */
export const optionalIfValid = <const Schema extends AnySchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

/** Returns a schema for a list. Invalid entries are left out, so the rest of the list stays valid. */
export const validEntries = <const Schema extends AnySchema>(entry: Schema) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((values) =>
      values.flatMap((value) => {
        const result = v.safeParse(entry, value)
        return result.success ? [result.output] : []
      }),
    ),
  )

/**
 * Returns the object without the keys whose value is `undefined`. Otherwise such keys would override defaults
 * in `{ ...defaults, ...fields }`.
 */
export function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  const rest = { ...fields }
  for (const name in rest) if (rest[name] === undefined) delete rest[name]
  return rest
}

/** A number in a URL. In the address bar it is a text of digits, in a link of the code it is a number. */
export const numberInUrl = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.toNumber())])

export const idInUrl = v.pipe(numberInUrl, wholeNumberFrom(1))

/** Returns the id in a path. An invalid id gives 0, because no record has this id. */
export const idInPath = (param: string): number => v.parse(v.fallback(idInUrl, 0), param)

/** The page of a list in a URL. Page 1 has no parameter. */
export const pageInUrl = v.pipe(numberInUrl, wholeNumberFrom(2), v.maxValue(100_000))

export const flagInUrl = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((flag) => String(flag) === 'true'),
)

/** A text in a URL: one line of at most 255 characters, without invisible characters. */
export const textInUrl = v.pipe(
  v.string(),
  v.transform((text) => tidyText(text).slice(0, 255)),
  v.nonEmpty(),
)

/**
 * Returns a function that parses search parameters and removes unknown ones, such as `?utm_source=…`. The
 * router itself would keep them.
 */
export const parserOf =
  <const Schema extends AnySchema>(schema: Schema) =>
  (search: unknown): v.InferOutput<Schema> =>
    v.parse(schema, search)

/**
 * Returns options for `Route.useSearch` that parse the search parameters. The hook returns the same object
 * until a parameter changes.
 */
export const parsedSearchOptions = <const Schema extends AnySchema>(schema: Schema) =>
  ({ select: parserOf(schema), structuralSharing: true }) as const

/** Parses and validates stored JSON. Returns `undefined` if there is no valid value. */
export function parseStored<const Schema extends v.GenericSchema<unknown, unknown>>(
  text: string | null,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return result.success ? result.output : undefined
}

/**
 * Returns the search unchanged. Back office routes use it as `validateSearch`. Links are then type-checked
 * against `Search`, but only the screen parses the parameters (`parsedSearchOptions`), because the schema
 * loads with the screen.
 */
export function unparsedSearch<Search extends object>(search: Search & SearchSchemaInput): object {
  return search
}

/**
 * Returns the parameters of a query string as texts, without guessing their types: `code=007` stays `007`.
 * The schema of each route converts them. If a parameter occurs twice, the last value counts.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export type SearchParams = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Returns parameters as a query string with its `?`. Parameters without a value are left out. */
export function stringifySearch(search: SearchParams): string {
  const texts = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
  // oxlint-disable-next-line walls/addresses -- the router puts it behind a path without one
  return texts.length > 0 ? `?${new URLSearchParams(texts)}` : ''
}
