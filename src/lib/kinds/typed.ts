import type { Facts, Reading } from './kind'

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

/** What is chosen or drawn up in a field of its own: its text is taken as it is. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
export const asIs = (text: string, { optional }: Facts) => ({
  value: text === '' && optional ? null : text,
})
