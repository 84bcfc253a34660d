import type { Held } from './described'

/** What a field says to its kind. */
export type Facts = {
  kind?: string
  /** Characters at most, as people count them. */
  max?: number
  /** What a choice can be; a new record has the first. */
  values?: readonly string[]
  /** True for an amount or a count that may be none (null). */
  optional?: true
  /** What a text has to be, an empty one included: an expression, or a rule that one can't say. */
  shape?: { test: (text: string) => boolean }
  /** The words for the values of a choice in files, folded. */
  words?: Readonly<Record<string, string>>
}

/** What a text says, or by name why it says nothing. */
export type Reading<Value, Problem extends string> = { value: Value } | { problem: Problem }

/** What a kind can't know of the words for its values. */
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
  /** What a field that is left empty sends; null for none. */
  none: unknown
  /** What the activity log holds of it: its value, the name of what it points to, or only that it changed. */
  logs: 'value' | 'name' | 'change'
  /** Reads what somebody typed, pasted or has in a file. */
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
  /** As it is written, where it says nothing else. */
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

/** What all kinds of text have in common. */
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
