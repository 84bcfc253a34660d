import { plain } from '../characters'
import { dayText, readDay } from '../typed-day'
import { asText, type Reading, textFaces } from './kind'

/** A day of the calendar such as `2026-12-01`, or none. */
export const day = {
  ...textFaces,
  none: null,
  read(text: string): Reading<string | null, 'day'> {
    if (plain(text) === '') return { value: null }
    const reading = readDay(text)
    return 'day' in reading ? { value: reading.day } : { problem: 'day' }
  },
  inWords: (value: unknown) => dayText(asText(value)),
} as const
