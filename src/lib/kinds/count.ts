import { groupVnd } from '../numbers'
import { readCount } from '../vnd-input'
import { numberKind, type Reading } from './kind'

/** A whole number from 0. */
export const count = numberKind({
  none: 0,
  read(text): Reading<number | null, 'count'> {
    const reading = readCount(text)
    return 'problem' in reading ? { problem: 'count' } : { value: reading.amount }
  },
  write: groupVnd,
})
