import { fold } from '../text'
import { asText, type Facts, type Reading, type Say } from './kind'

/** One of the field's values. */
export const choice = {
  holds: 'choice',
  none: '',
  logs: 'value',
  read(text: string, { values, words = {} }: Facts): Reading<string, 'choice'> {
    const value = values?.find((one) => one === text) ?? words[fold(text)]
    return value === undefined ? { problem: 'choice' } : { value }
  },
  write: asText,
  inWords(value: unknown, { choice }: Say, { values }: Facts) {
    const one = asText(value)
    return values?.includes(one) ? choice(one) : one
  },
} as const
