import { type Facts, isTooLong, type Reading, textFaces } from './kind'

/** Text without markup, in lines. */
export const text = {
  ...textFaces,
  read(typed: string, facts: Facts): Reading<string, 'tooLong' | 'shape'> {
    const value = typed.trim()
    if (isTooLong(value, facts)) return { problem: 'tooLong' }
    return !facts.shape || facts.shape.test(value) ? { value } : { problem: 'shape' }
  },
} as const
