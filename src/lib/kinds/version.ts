import { readMoment } from '../dates'
import { type Reading, textFaces } from './kind'

/** When a record was saved, by which its versions are told apart. */
export const version = {
  ...textFaces,
  none: null,
  read(text: string): Reading<string, 'version'> {
    const at = /^\d{4}-\d\d-\d\dT/.test(text) ? readMoment(text) : undefined
    return at === undefined ? { problem: 'version' } : { value: new Date(at).toISOString() }
  },
} as const
