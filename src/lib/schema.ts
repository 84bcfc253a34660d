import * as v from 'valibot'

/** A whole number of at least `min` that JavaScript counts exactly. */
export const wholeFrom = (min: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(min))

export const filledText = v.pipe(v.string(), v.nonEmpty())

type AnySchema = v.GenericSchema<unknown, unknown>

/** A field that may be missing; a bad value counts as missing, so that it costs nothing else. */
export const optionalIfValid = <const Schema extends AnySchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

/** A list without its bad entries. */
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

/** Drops keys without a value, which would hide defaults that they are spread over. */
export function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  const rest = { ...fields }
  for (const name in rest) if (rest[name] === undefined) delete rest[name]
  return rest
}

/** A number in an address: the router has parsed it, other readers have not. */
export const numberInUrl = v.union([v.number(), v.pipe(v.string(), v.toNumber())])

/** An id in an address. */
export const idInUrl = v.pipe(numberInUrl, wholeFrom(1))

/** The id that a path names; 0, which nothing has, for whatever is no id. */
export const idOf = (param: string): number => v.parse(v.fallback(idInUrl, 0), param)

/** The page of a list; the first one is not named. */
export const pageInUrl = v.pipe(numberInUrl, wholeFrom(2), v.maxValue(100_000))

/** A yes or no in an address. */
export const flagInUrl = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])]),
  v.transform((flag) => String(flag) === 'true'),
)

/** A text in an address: trimmed, at most 255 characters; digits alone were parsed by the router. */
export const textInUrl = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((text) => String(text).trim().slice(0, 255)),
  v.nonEmpty(),
)

/** Reads only what a schema names: the router also hands on parameters that no route knows (`?utm_source=…`). */
export const namedBy =
  <const Schema extends AnySchema>(schema: Schema) =>
  (search: unknown): v.InferOutput<Schema> =>
    v.parse(schema, search)
