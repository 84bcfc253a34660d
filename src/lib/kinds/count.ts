import { groupVnd } from '../money'
import type { Reading } from './kind'
import { numberKind } from './typed'

/** A whole number, with or without marks between its thousands. */
export const count = numberKind({
  none: 0,
  read(text): Reading<number, 'count'> {
    const number = /^(\d{1,3}(?:[.,\s]\d{3})+|\d+)$/.test(text)
      ? Number(text.replace(/\D/g, ''))
      : Number.NaN
    return Number.isSafeInteger(number) ? { value: number } : { problem: 'count' }
  },
  write: groupVnd,
  inWords: groupVnd,
})
