import type { Held } from './described'

/** The properties of a field that its kind needs. */
export type Facts = {
  kind?: string
  /** The greatest number of characters, as people count them. */
  max?: number
  /** The allowed values of a choice. A new record has the first value. */
  values?: readonly string[]
  /** True for an amount or a count that may be empty (null). */
  optional?: true
  /**
   * The rule for a text, also for an empty one. It is a regular expression, or a function if no expression
   * can state the rule.
   */
  shape?: { test: (text: string) => boolean }
  /** The words for the values of a choice in files, folded. */
  words?: Readonly<Record<string, string>>
}

/** The value of a text, or the name of the problem with it. */
export type Reading<Value, Problem extends string> = { value: Value } | { problem: Problem }

/** The texts that a kind needs to describe its values in words. */
export type Say = {
  yes: string
  no: string
  /** Returns the name of a value of a choice. */
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
  /** The value that an empty field sends. It may be null. */
  none: unknown
  /** The activity log holds the value, the name of a linked record, or only the fact of the change. */
  logs: 'value' | 'name' | 'change'
  /** Reads a text that was typed, pasted or read from a file. */
  read: (text: string, facts: Facts) => Reading<unknown, string>
  /**
   * Returns a value as a user would type it. Returns '' for no value and for a value that the kind does not
   * have.
   */
  write: (value: unknown) => string
  /** Returns a value as words for a sentence. */
  inWords: (value: unknown, say: Say, facts: Facts) => string
}

type NumberFaces<None extends 0 | null, Problem extends string> = {
  none: None
  /** Reads a text. The value is null if the text is empty. */
  read: (text: string, facts: Facts) => Reading<number | null, Problem>
  write: (value: number) => string
  /** Returns the value in words. By default it is the written value. */
  inWords?: (value: number) => string
}

/** Makes a kind for numbers that the user types. */
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

/** The parts that all kinds of text share. */
export const textFaces = {
  holds: 'text',
  none: '',
  logs: 'value',
  write: asText,
  inWords: asText,
} as const

/**
 * Returns true if a text has more characters than its field takes. They are counted as people count them, so
 * an emoji is one character.
 */
export const isTooLong = (text: string, { max = Infinity }: Facts) => Array.from(text).length > max

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Reads what is chosen or drawn up in a field of its own: its text is taken as it is. */
export const asIs = (text: string, { optional }: Facts) => ({
  value: text === '' && optional ? null : text,
})
