import { formatDay } from '../dates'
import { asText, textFaces } from './typed'

/** A day of the calendar such as `2026-12-01`, or none. */
export const day = {
  ...textFaces,
  none: null,
  read: (text: string) => ({ value: text || null }),
  // In numbers, which are the same in both languages.
  inWords: (value: unknown) => (value ? formatDay(asText(value), 'vi') : ''),
} as const
