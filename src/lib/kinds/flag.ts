import { fold } from '../text'
import type { Reading, Say } from './kind'

const words: Readonly<Record<string, boolean>> = {
  co: true,
  yes: true,
  true: true,
  x: true,
  '1': true,
  khong: false,
  no: false,
  false: false,
  '0': false,
}

/** A tick. */
export const flag = {
  holds: 'flag',
  none: false,
  logs: 'value',
  read(text: string): Reading<boolean, 'flag'> {
    const value = words[fold(text)]
    return value === undefined ? { problem: 'flag' } : { value }
  },
  write: String,
  inWords: (value: unknown, { yes, no }: Say) => (value === true ? yes : no),
} as const
