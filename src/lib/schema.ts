import type { SearchSchemaInput } from '@tanstack/react-router'
import * as v from 'valibot'
import { numberIn } from './numbers'
import { tidyText } from './text'

export const wholeFrom = (min: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min))

/** The same, also where an API's text was stored as it came: `"590000.00"`. */
export const storedWhole = (min: number) =>
  v.pipe(v.unknown(), v.transform(numberIn), v.number(), v.safeInteger(), v.minValue(min))

export const filledText = v.pipe(v.string(), v.nonEmpty())

type AnySchema = v.GenericSchema<unknown, unknown>

/** An optional field. A bad value counts as missing instead of failing the whole object. */
export const optionalIfValid = <const Schema extends AnySchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

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

/** Drops keys that are `undefined`: spread over defaults, they would hide them. */
export function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  const rest = { ...fields }
  for (const name in rest) if (rest[name] === undefined) delete rest[name]
  return rest
}

/** A whole number in a URL: text in the address, a number in a link. */
export const numberInUrl = v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.toNumber())])

export const idInUrl = v.pipe(numberInUrl, wholeFrom(1))

/** Returns the id in a path, or 0, which no record has, when there is no valid one. */
export const idOf = (param: string): number => v.parse(v.fallback(idInUrl, 0), param)

/** The page of a list in a URL; the first page has no parameter. */
export const pageInUrl = v.pipe(numberInUrl, wholeFrom(2), v.maxValue(100_000))

export const flagInUrl = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((flag) => String(flag) === 'true'),
)

/** A text in a URL: one line without invisible characters, at most 255 characters. */
export const textInUrl = v.pipe(
  v.string(),
  v.transform((text) => tidyText(text).slice(0, 255)),
  v.nonEmpty(),
)

/** Returns a parser that drops unknown parameters, which the router hands on (`?utm_source=…`). */
export const parseWith =
  <const Schema extends AnySchema>(schema: Schema) =>
  (search: unknown): v.InferOutput<Schema> =>
    v.parse(schema, search)

/** The same for `Route.useSearch`, which returns the same object until a parameter changes. */
export const parsedBy = <const Schema extends AnySchema>(schema: Schema) =>
  ({ select: parseWith(schema), structuralSharing: true }) as const

/** Reads and validates stored JSON. Returns `undefined` when nothing valid is stored. */
export function parseStored<const Schema extends v.GenericSchema<unknown, unknown>>(
  text: string | null,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  return result.success ? result.output : undefined
}

/**
 * For `validateSearch` of a back office route, whose schema loads with its screen (`parsedBy`). Links are
 * checked against `Search`; the search of the address stays unknown until the screen has parsed it.
 */
export function parsedByScreen<Search extends object>(search: Search & SearchSchemaInput): object {
  return search
}

/**
 * The parameters of an address, each as the text that stands there: `token=662E41`, `q=true` and `code=007`
 * mean what they say. The schema of a route names the kind of each (`lib/schema`), and turns into numbers
 * what is one. A parameter that comes twice is its last.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export type Searched = Readonly<Record<string, string | number | boolean | null | undefined>>

/** Returns an address's parameters as it names them, with its `?`; those without a value are left out. */
export function stringifySearch(search: Searched): string {
  const texts = Object.entries(search).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
  // oxlint-disable-next-line walls/addresses -- the router puts it behind a path without one
  return texts.length > 0 ? `?${new URLSearchParams(texts)}` : ''
}
