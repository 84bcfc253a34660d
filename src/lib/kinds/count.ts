import { groupVnd } from '../money'
import { readCount } from '../vnd-input'
import type { Reading } from './kind'
import { numberKind } from './typed'

/** A whole number from 0. */
export const count = numberKind({
  none: 0,
  read(text): Reading<number | null, 'count'> {
    const reading = readCount(text)
    return 'problem' in reading ? { problem: 'count' } : { value: reading.amount }
  },
  write: groupVnd,
})
