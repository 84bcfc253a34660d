import type { HeldType } from './described'

/** The properties of a field that its kind uses to read and check values. */
export type FieldFacts = {
  kind?: string
  /** The greatest number of characters. An emoji counts as one character. */
  max?: number
  /** The allowed values of a choice. A new record starts with the first value. */
  values?: readonly string[]
  /** True if null is sent for an empty field. */
  optional?: true
  /**
   * The rule that a text must match. An empty text is checked too, unless it is a phone number. The rule is a
   * regular expression, or an object with a `test` function if an expression is not enough.
   */
  shape?: { test: (text: string) => boolean }
  /**
   * The words for the values of a choice in imported files, as `fold` of lib/text returns them: `{ khong:
   * 'no' }`.
   */
  words?: Readonly<Record<string, string>>
}

/** The result of reading a text: either the value, or the name of the problem with the text. */
export type TextReading<Value, Problem extends string> = { value: Value } | { problem: Problem }

/** The translated texts that put a value into words, for example in the activity log. */
export type ValueWords = {
  yes: string
  no: string
  /** Returns the translated name of a choice's value. */
  choice: (value: string) => string
  /** Returns the name of a linked record by its id, or undefined if the record is unknown. */
  nameOf?: ((id: string) => string | undefined) | undefined
}

/**
 * A field type, such as `money` or `phone`. A field type reads, writes and describes the values of its fields
 * everywhere: in forms, files, the activity log and the mock's tables. `holds` decides how values are stored
 * in a form, a draft, a URL or a table.
 */
export type Kind = {
  holds: HeldType
  /** The value that is sent for an empty field. */
  none: unknown
  /**
   * The activity log stores the value itself, the name of the linked record, or only the fact that the field
   * changed.
   */
  logs: 'value' | 'name' | 'change'
  /** Reads a text that was typed, pasted or imported. */
  read: (text: string, facts: FieldFacts) => TextReading<unknown, string>
  /**
   * Returns a value as a person would type it. Returns '' for no value and for a value that does not belong
   * to this kind.
   */
  write: (value: unknown) => string
  /** Returns a value as words for a reader. */
  inWords: (value: unknown, say: ValueWords, facts: FieldFacts) => string
}

type NumberFaces<None extends 0 | null, Problem extends string> = {
  none: None
  /** Reads a text. An empty text gives the value null. */
  read: (text: string, facts: FieldFacts) => TextReading<number | null, Problem>
  write: (value: number) => string
  /** Returns the value in words. The default is the text of `write`. */
  inWords?: (value: number) => string
}

/**
 * Returns a kind for numbers that people type. `own` contains the parts that differ from other number kinds.
 */
export function numberKind<const None extends 0 | null, const Problem extends string>(
  own: NumberFaces<None, Problem>,
) {
  const { none, write, inWords = write } = own
  return {
    holds: 'number',
    none,
    logs: 'value',
    read(text: string, facts: FieldFacts): TextReading<number | null, Problem> {
      const reading = own.read(text, facts)
      if ('problem' in reading) return reading
      return { value: reading.value ?? (facts.optional ? null : none) }
    },
    write: (value: unknown) => (typeof value === 'number' ? write(value) : ''),
    inWords: (value: unknown) => (Number.isFinite(value) ? inWords(Number(value)) : ''),
  } as const
}

/** The members that all kinds of text share. */
export const textKindDefaults = {
  holds: 'text',
  none: '',
  logs: 'value',
  write: textOrEmpty,
  inWords: textOrEmpty,
} as const

/** Returns true if a text has more characters than `max`. An emoji counts as one character. */
export const isTooLong = (text: string, { max = Infinity }: FieldFacts) =>
  Array.from(text).length > max

export function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/**
 * Reads a text without changing it. Fields whose values are chosen in a menu or written in an editor use this
 * function.
 */
export const readUnchanged = (text: string, { optional }: FieldFacts) => ({
  value: text === '' && optional ? null : text,
})
