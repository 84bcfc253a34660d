import { formatVnd, groupVnd } from '../numbers'
import { readVnd } from '../vnd-input'
import { numberKind } from './kind'

/** Whole VND. An amount of 0 is one that is still missing; where none is possible, it is how a sale ends. */
export const money = numberKind({
  none: 0,
  read(text, { optional }) {
    const reading = readVnd(text)
    if ('problem' in reading) return reading
    return { value: optional && reading.amount === 0 ? null : reading.amount }
  },
  write: (amount) => (amount === 0 ? '' : groupVnd(amount)),
  inWords: formatVnd,
})
