import { plain } from '../characters'
import { typedNumber } from '../typed-number'
import type { Reading, Say } from './kind'

/** The id of another record, or none. */
export const relation = {
  holds: 'id',
  none: null,
  logs: 'name',
  read(text: string): Reading<number, 'id'> {
    const id = typedNumber(plain(text).replace(/^#/, '')) ?? 0
    return Number.isSafeInteger(id) && id > 0 ? { value: id } : { problem: 'id' }
  },
  write: (value: unknown) => (typeof value === 'number' ? String(value) : ''),
  inWords: (value: unknown, { nameOf }: Say) =>
    typeof value === 'number' ? (nameOf?.(String(value)) ?? `#${value}`) : '',
} as const
