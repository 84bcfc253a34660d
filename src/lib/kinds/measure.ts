import { plain } from '../characters'
import { digitsIn, numberText, valueOf } from '../numbers'
import { numberKind, type Reading } from './kind'

/** A length such as 22,5 cm, in thousandths at the finest, or none. */
export const measure = numberKind({
  none: null,
  read(text): Reading<number | null, 'measure'> {
    if (plain(text) === '') return { value: null }
    const digits = digitsIn(text, 'thousands')
    const fits = digits && digits.whole.length <= 6 && digits.part.length <= 3
    return fits && !digits.isNegative ? { value: valueOf(digits) } : { problem: 'measure' }
  },
  write: (measure) => numberText(measure, ','),
})
