/**
 * Describes how a value of an answer is read. `npm run gen` makes a shape from each schema in openapi.yaml
 * (the `.gen.ts` files of `src/api/answers`). `read-answer.ts` reads answers by these shapes.
 */
export type Shape = ValueKind | OneOf | OrNull | ListOf | Fields

/**
 * A value without members. `whole` is a number without decimals, `image` is the URL of an image, `moment` is
 * a date with a time, and `any` is not converted.
 */
export type ValueKind = 'text' | 'whole' | 'number' | 'flag' | 'image' | 'moment' | 'any'

export type OneOf = { readonly oneOf: readonly (string | number | boolean)[] }

export type OrNull = { readonly orNull: Shape }

export type ListOf = { readonly list: Shape }

export type Fields = {
  readonly fields: Readonly<Record<string, Shape>>
  readonly optional?: readonly string[]
  /** The values for missing and unreadable fields (`x-when-absent` in openapi.yaml). */
  readonly defaults?: Readonly<Record<string, unknown>>
  /**
   * The other places where a host may put the field, as JSON pointers into the whole answer (`x-also-at` in
   * openapi.yaml).
   */
  readonly alsoAt?: Readonly<Record<string, readonly string[]>>
}

export type AnswerShape = {
  readonly operation: string
  /** True if a call of the operation carries an idempotency key (`x-repeat: key` in openapi.yaml). */
  readonly takesKey?: true
  /**
   * Tells whether the operation's response is about one person (`x-personal` in openapi.yaml). `partly` means
   * that the response is personal only if the call had a token.
   */
  readonly personal?: true | 'partly'
  /** True if the operation works with a token and without one. */
  readonly forVisitorsToo?: true
  /** The shape of `data`. Undefined if the operation's response has no data. */
  readonly data?: Shape
  /** True if `data` may be missing, because the shop does not use it. */
  readonly mayLack?: true
  /** The other places where a host may put `data`, as JSON pointers. */
  readonly alsoAt?: readonly string[]
}

/** A part of an answer that differed from the contract and was read anyway. */
export type Repair = {
  readonly operation: string
  /** The place in the host's answer, as a JSON pointer. */
  readonly at: string
  readonly did: RepairKind
  readonly from: unknown
  /**
   * The value that is used instead of `from`. For `moved`, this is the place where the value was found, as a
   * JSON pointer. Missing if the value was dropped.
   */
  readonly to?: unknown
}

/**
 * The kind of a repair:
 * - `converted`: the value had another type or spelling.
 * - `defaulted`: the value was missing or unreadable, and the contract has a default or allows null.
 * - `dropped`: the value was unreadable and was left out.
 * - `moved`: the value was found at another place.
 * - `resolved`: the value was a relative image URL.
 */
export type RepairKind = 'converted' | 'defaulted' | 'dropped' | 'moved' | 'resolved'
