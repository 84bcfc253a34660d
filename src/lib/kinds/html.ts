import { htmlText } from '../html-text'
import { asIs, asText, textFaces } from './kind'

/** Text with markup, from an editor that gives no other. */
export const html = {
  ...textFaces,
  logs: 'change',
  read: asIs,
  inWords: (value: unknown) => htmlText(asText(value)),
} as const
