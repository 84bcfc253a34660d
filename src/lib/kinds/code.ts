import { tidyText } from '../text'
import type { Facts, Reading } from './kind'
import { textFaces } from './typed'

/** What a thing is told apart by, such as a code (SKU), or none. */
export const code = {
  ...textFaces,
  read(typed: string, { shape }: Facts): Reading<string, 'code'> {
    const value = tidyText(typed)
    return !shape || shape.test(value) ? { value } : { problem: 'code' }
  },
} as const
