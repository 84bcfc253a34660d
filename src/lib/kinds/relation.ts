import { plain } from '../characters'
import { readCount } from '../vnd-input'
import type { Reading, Say } from './kind'

/** The id of another record, or none. */
export const relation = {
  holds: 'id',
  none: null,
  logs: 'name',
  read(text: string): Reading<number, 'id'> {
    const reading = readCount(plain(text).replace(/^#/, ''))
    return 'amount' in reading && reading.amount ? { value: reading.amount } : { problem: 'id' }
  },
  write: (value: unknown) => (typeof value === 'number' ? String(value) : ''),
  inWords: (value: unknown, { nameOf }: Say) =>
    typeof value === 'number' ? (nameOf?.(String(value)) ?? `#${value}`) : '',
} as const
