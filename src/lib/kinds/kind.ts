import type { Held } from './described'

/** The properties of a field that its kind needs. */
export type Facts = {
  kind?: string
  /** Characters at most, as people count them. */
  max?: number
  /** Allowed values of a choice; a new record has the first one. */
  values?: readonly string[]
  /** True for an amount or a count that may be none (null). */
  optional?: true
  /**
   * Rule for a text, also for an empty one: an expression, or a function for rules that no expression can
   * say.
   */
  shape?: { test: (text: string) => boolean }
  /** The words for the values of a choice in files, folded. */
  words?: Readonly<Record<string, string>>
}

/** The value of a text, or the name of the problem with it. */
export type Reading<Value, Problem extends string> = { value: Value } | { problem: Problem }

/** Texts that a kind needs to put its values into words. */
export type Say = {
  yes: string
  no: string
  /** Returns the name of one of a choice's values. */
  choice: (value: string) => string
  /** Returns the name of a record by its id. */
  nameOf?: ((id: string) => string | undefined) | undefined
}

/**
 * A kind of field: all that is done with its values, from the field that is typed into to the file, the log
 * and the mock's tables. How they lie in a form, a draft, an address and a table follows from what it
 * `holds`.
 */
export type Kind = {
  holds: Held
  /** The value that an empty field sends; null for none. */
  none: unknown
  /** The activity log holds the value, the name of a linked record, or only the fact of the change. */
  logs: 'value' | 'name' | 'change'
  /** Reads a text that was typed, pasted or read from a file. */
  read: (text: string, facts: Facts) => Reading<unknown, string>
  /** Returns a value as it is typed; '' for none, and for what is none of its values. */
  write: (value: unknown) => string
  /** Returns a value as a sentence says it. */
  inWords: (value: unknown, say: Say, facts: Facts) => string
}

type NumberFaces<None extends 0 | null, Problem extends string> = {
  none: None
  /** Reads a text; null where it is empty. */
  read: (text: string, facts: Facts) => Reading<number | null, Problem>
  write: (value: number) => string
  /** The value in words; by default as it is written. */
  inWords?: (value: number) => string
}

/** A kind whose values are numbers that are typed. */
export function numberKind<const None extends 0 | null, const Problem extends string>(
  own: NumberFaces<None, Problem>,
) {
  const { none, write, inWords = write } = own
  return {
    holds: 'number',
    none,
    logs: 'value',
    read(text: string, facts: Facts): Reading<number | null, Problem> {
      const reading = own.read(text, facts)
      if ('problem' in reading) return reading
      return { value: reading.value ?? (facts.optional ? null : none) }
    },
    write: (value: unknown) => (typeof value === 'number' ? write(value) : ''),
    inWords: (value: unknown) => (Number.isFinite(value) ? inWords(Number(value)) : ''),
  } as const
}

/** Common parts of all kinds of text. */
export const textFaces = {
  holds: 'text',
  none: '',
  logs: 'value',
  write: asText,
  inWords: asText,
} as const

/** True for more characters than a field takes, as people count them: an emoji is one. */
export const isTooLong = (text: string, { max = Infinity }: Facts) => Array.from(text).length > max

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Reads what is chosen or drawn up in a field of its own: its text is taken as it is. */
export const asIs = (text: string, { optional }: Facts) => ({
  value: text === '' && optional ? null : text,
})
