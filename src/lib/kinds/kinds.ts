import { plainText } from '../characters'
import { readTimestamp } from '../dates'
import { htmlText } from '../html-text'
import { entryOf } from '../json'
import { readDigits, formatVnd, groupVnd, numberText, numberFromDigits } from '../numbers'
import { fold, tidyText } from '../text'
import { dayText, readDay } from '../typed-day'
import { readCount, readVnd } from '../vnd-input'
import { hasLostDigits, readCode } from './code'
import { emailKind } from './email'
import {
  readUnchanged,
  textOrEmpty,
  isTooLong,
  type Kind,
  numberKind,
  type TextReading,
  textKindDefaults,
} from './kind'
import { phoneKind } from './phone'

const yes = new Set(['co', 'dung', 'yes', 'y', 'true', 'on', 'x', '1', '✓', '✔', '☑'])
const no = new Set(['khong', 'sai', 'no', 'n', 'false', 'off', '0', '☐'])

const nothing: never[] = []
const listed = (value: unknown) => (Array.isArray(value) ? value.join(', ') : '')

/** The field type for a list of texts. The texts contain no commas, because commas separate the texts. */
const list = {
  holds: 'texts',
  none: nothing,
  logs: 'change',
  read: (text: string) => ({ value: text.split(',').map((one) => one.trim()) }),
  write: listed,
  inWords: listed,
} as const

/** All kinds of fields by name. A kind that lacks a required member is a type error. */
export const kinds = {
  /** Text without markup, on one or more lines. */
  text: {
    ...textKindDefaults,
    read(typed, facts): TextReading<string, 'tooLong' | 'shape'> {
      const value = typed.trim()
      if (isTooLong(value, facts)) return { problem: 'tooLong' }
      return !facts.shape || facts.shape.test(value) ? { value } : { problem: 'shape' }
    },
  },
  /** Text on one line, such as a name. */
  line: {
    ...textKindDefaults,
    read(typed, facts): TextReading<string, 'tooLong'> {
      const value = tidyText(typed)
      return isTooLong(value, facts) ? { problem: 'tooLong' } : { value }
    },
  },
  /** A key such as a product code (SKU). It may be empty. */
  code: {
    ...textKindDefaults,
    read(typed, { shape }): TextReading<string, 'code' | 'lostDigits'> {
      const value = readCode(typed)
      if (hasLostDigits(value)) return { problem: 'lostDigits' }
      return !shape || shape.test(value) ? { value } : { problem: 'code' }
    },
  },
  /** Text with markup, from an editor that only produces allowed markup. */
  html: {
    ...textKindDefaults,
    logs: 'change',
    read: readUnchanged,
    inWords: (value) => htmlText(textOrEmpty(value)),
  },
  phone: phoneKind,
  email: emailKind,
  /**
   * Whole VND. An empty optional amount is null, for example the sale price of a product without a sale. An
   * empty required amount is 0.
   */
  money: numberKind({
    none: 0,
    read(text, { optional }) {
      const reading = readVnd(text)
      if ('problem' in reading) return reading
      return { value: optional && reading.amount === 0 ? null : reading.amount }
    },
    write: (amount) => (amount === 0 ? '' : groupVnd(amount)),
    inWords: formatVnd,
  }),
  /** A whole number from 0. */
  count: numberKind({
    none: 0,
    read(text): TextReading<number | null, 'count'> {
      const reading = readCount(text)
      return 'problem' in reading ? { problem: 'count' } : { value: reading.amount }
    },
    write: groupVnd,
  }),
  /** A length such as 22,5 cm, with up to three decimals. It may be empty. */
  measure: numberKind({
    none: null,
    read(text): TextReading<number | null, 'measure'> {
      if (plainText(text) === '') return { value: null }
      const digits = readDigits(text, 'unclear')
      const fits = digits && digits.whole.length <= 6 && digits.part.length <= 3
      return fits && !digits.isNegative
        ? { value: numberFromDigits(digits) }
        : { problem: 'measure' }
    },
    write: (measure) => numberText(measure, ','),
  }),
  /** A calendar day such as `2026-12-01`. It may be empty. */
  day: {
    ...textKindDefaults,
    none: null,
    read(text): TextReading<string | null, 'day'> {
      if (plainText(text) === '') return { value: null }
      const reading = readDay(text)
      return 'day' in reading ? { value: reading.day } : { problem: 'day' }
    },
    inWords: (value) => dayText(textOrEmpty(value)),
  },
  /** One value from the list of the field's values. */
  choice: {
    holds: 'choice',
    none: '',
    logs: 'value',
    read(text, { values, words = {} }): TextReading<string, 'choice'> {
      const value = values?.find((one) => one === text) ?? entryOf(words, fold(text))
      return value === undefined ? { problem: 'choice' } : { value }
    },
    write: textOrEmpty,
    inWords(value, { choice }, { values }) {
      const one = textOrEmpty(value)
      return values?.includes(one) ? choice(one) : one
    },
  },
  /** A checkbox: true or false. */
  flag: {
    holds: 'flag',
    none: false,
    logs: 'value',
    read(text): TextReading<boolean, 'flag'> {
      const word = fold(text)
      if (yes.has(word)) return { value: true }
      return no.has(word) ? { value: false } : { problem: 'flag' }
    },
    write: String,
    inWords: (value, say) => (value === true ? say.yes : say.no),
  },
  /** The id of another record. It may be empty. */
  relation: {
    holds: 'id',
    none: null,
    logs: 'name',
    read(text): TextReading<number, 'id'> {
      const reading = readCount(plainText(text).replace(/^#/, ''))
      return 'amount' in reading && reading.amount ? { value: reading.amount } : { problem: 'id' }
    },
    write: (value) => (typeof value === 'number' ? String(value) : ''),
    inWords: (value, { nameOf }) =>
      typeof value === 'number' ? (nameOf?.(String(value)) ?? `#${value}`) : '',
  },
  /** The time of the last save. The time identifies the version of a record. */
  version: {
    ...textKindDefaults,
    none: null,
    read(text): TextReading<string, 'version'> {
      const at = /^\d{4}-\d\d-\d\dT/.test(text) ? readTimestamp(text) : undefined
      return at === undefined ? { problem: 'version' } : { value: new Date(at).toISOString() }
    },
  },
  list,
  /** The URL of a picture. */
  image: {
    ...textKindDefaults,
    logs: 'change',
    read: readUnchanged,
    inWords: (value) => pictureFileName(textOrEmpty(value)),
  },
  /** The URLs of several pictures. */
  images: list,
  /**
   * A value with a structure of its own, such as the variants. The form of the record reads it, compares it
   * and puts it into words.
   */
  parts: { ...list, holds: 'parts', inWords: () => '' },
} as const satisfies Record<string, Kind>
export type KindName = keyof typeof kinds

/** The names of the problems that a text can have as a value of these kinds. */
export type ProblemOf<Name extends KindName> = Extract<
  ReturnType<(typeof kinds)[Name]['read']>,
  { problem: unknown }
>['problem']

/** Returns the number in a text, or null if the text has no valid number. */
export function numberOf(kind: 'money' | 'count' | 'measure', text: string): number | null {
  const reading = kinds[kind].read(text, { optional: true })
  return 'value' in reading ? reading.value : null
}

/** Returns the file name of a picture. For a `data:` URL it returns the first 24 characters. */
export function pictureFileName(url: string): string {
  if (url.startsWith('data:')) return `${url.slice(0, 24)}…`
  const [path = ''] = url.split('?')
  return path.split('/').at(-1) || url
}
