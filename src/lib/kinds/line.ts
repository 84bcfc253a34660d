import { tidyText } from '../text'
import { type Facts, isTooLong, type Reading, textFaces } from './kind'

/** Text on one line, such as a name. */
export const line = {
  ...textFaces,
  read(typed: string, facts: Facts): Reading<string, 'tooLong'> {
    const value = tidyText(typed)
    return isTooLong(value, facts) ? { problem: 'tooLong' } : { value }
  },
} as const
