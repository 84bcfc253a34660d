import { asIs, asText, textFaces } from './kind'
import { list } from './list'

/** The address of a picture. */
export const image = {
  ...textFaces,
  logs: 'change',
  read: asIs,
  inWords: (value: unknown) => pictureName(asText(value)),
} as const

/** The addresses of several. */
export const images = list

/** Returns a picture's file name, or the first characters of a `data:` URL. */
export function pictureName(url: string): string {
  if (url.startsWith('data:')) return `${url.slice(0, 24)}…`
  const [path = ''] = url.split('?')
  return path.split('/').at(-1) || url
}
