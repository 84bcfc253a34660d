/**
 * How a value of an answer is read. Plain data without behaviour: `npm run gen` makes a shape of each schema
 * in openapi.yaml (`src/api/answers/*.gen.ts`), `read-answer.ts` reads by it.
 */
export type Shape = ValueKind | OneOf | OrNull | ListOf | Fields

/**
 * A plain value. `whole` is a number without decimals, `image` the address of an image, `moment` a date-time,
 * `any` is taken as it is.
 */
export type ValueKind = 'text' | 'whole' | 'number' | 'flag' | 'image' | 'moment' | 'any'

export type OneOf = { readonly oneOf: readonly (string | number | boolean)[] }

export type OrNull = { readonly orNull: Shape }

export type ListOf = { readonly list: Shape }

export type Fields = {
  readonly fields: Readonly<Record<string, Shape>>
  readonly optional?: readonly string[]
  /** The values for missing and unreadable fields: `x-when-absent` in openapi.yaml. */
  readonly defaults?: Readonly<Record<string, unknown>>
  /** Other places of a field, as JSON pointers into the whole answer: `x-also-at` in openapi.yaml. */
  readonly alsoAt?: Readonly<Record<string, readonly string[]>>
}

export type AnswerShape = {
  readonly operation: string
  /** True where one key is one click: `x-repeat: key` in openapi.yaml. */
  readonly takesKey?: true
  /** `x-personal` of openapi.yaml: the answer is about a person, `partly` only to a call with a token. */
  readonly personal?: true | 'partly'
  /** True for reads that work with and without a token. */
  readonly forVisitorsToo?: true
  /** The shape of `data`. Undefined if the answer carries no data. */
  readonly data?: Shape
  /** True if the answer may come without data, because the shop does not use the data. */
  readonly mayLack?: true
  /** Other places of `data`. */
  readonly alsoAt?: readonly string[]
}

/** A part of an answer that differed from the contract but was read nevertheless. */
export type Repair = {
  readonly operation: string
  /** Place in the answer, as a JSON pointer. */
  readonly at: string
  readonly did: RepairKind
  readonly from: unknown
  /** The value used instead. It is missing if the value was dropped. */
  readonly to?: unknown
}

/**
 * `converted`: of another type or spelling. `defaulted`: missing or unreadable, and the contract has a
 * default. `dropped`: unreadable, and left out. `moved`: found at another place. `resolved`: a relative
 * address of an image.
 */
export type RepairKind = 'converted' | 'defaulted' | 'dropped' | 'moved' | 'resolved'
