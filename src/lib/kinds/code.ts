import { plain } from '../characters'
import { hasLostDigits } from '../text'
import { type Facts, type Reading, textFaces } from './kind'

/** What a thing is told apart by, such as a code (SKU), or none. */
export const code = {
  ...textFaces,
  read(typed: string, { shape }: Facts): Reading<string, 'code' | 'lostDigits'> {
    const value = plain(typed)
    if (hasLostDigits(value)) return { problem: 'lostDigits' }
    return !shape || shape.test(value) ? { value } : { problem: 'code' }
  },
} as const
