import { fold } from '../text'
import type { Reading, Say } from './kind'

const yes = new Set(['co', 'dung', 'yes', 'y', 'true', 'on', 'x', '1', '✓', '✔', '☑'])
const no = new Set(['khong', 'sai', 'no', 'n', 'false', 'off', '0', '☐'])

/** A tick. */
export const flag = {
  holds: 'flag',
  none: false,
  logs: 'value',
  read(text: string): Reading<boolean, 'flag'> {
    const word = fold(text)
    if (yes.has(word)) return { value: true }
    return no.has(word) ? { value: false } : { problem: 'flag' }
  },
  write: String,
  inWords: (value: unknown, say: Say) => (value === true ? say.yes : say.no),
} as const
