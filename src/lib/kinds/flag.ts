import { fold } from '../text'
import type { Reading, Say } from './kind'

const yes: readonly string[] = ['co', 'yes', 'true', 'x', '1']
const no: readonly string[] = ['khong', 'no', 'false', '0']

/** A tick. */
export const flag = {
  holds: 'flag',
  none: false,
  logs: 'value',
  read(text: string): Reading<boolean, 'flag'> {
    const word = fold(text)
    if (yes.includes(word)) return { value: true }
    return no.includes(word) ? { value: false } : { problem: 'flag' }
  },
  write: String,
  inWords: (value: unknown, say: Say) => (value === true ? say.yes : say.no),
} as const
