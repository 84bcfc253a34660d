import { isMeasure, measureText, typedNumber } from '../typed-number'
import type { Reading } from './kind'
import { numberKind } from './typed'

/** A length, such as 22,5 cm, or none. */
export const measure = numberKind({
  none: null,
  read: (text): Reading<number | null, 'measure'> =>
    isMeasure(text) ? { value: typedNumber(text) } : { problem: 'measure' },
  write: measureText,
  inWords: measureText,
})
