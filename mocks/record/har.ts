import type { Exchange } from './recording'

const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Decodes base64 of UTF-8. */
function decoded(text: string): string {
  const bytes = Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  return new TextDecoder().decode(bytes)
}

function exchangeOf(entry: unknown): Exchange {
  const request = inside(entry, 'request')
  const response = inside(entry, 'response')
  const content = inside(response, 'content')
  const text = textOf(inside(content, 'text'))
  const isCoded = inside(content, 'encoding') === 'base64'
  return {
    method: textOf(inside(request, 'method')),
    url: textOf(inside(request, 'url')),
    status: Number(inside(response, 'status')),
    text: isCoded ? decoded(text) : text,
  }
}

/** Reads the exchanges of a HAR file that were answered. Throws for a text that is none. */
export function readHar(text: string): readonly Exchange[] {
  const entries = inside(inside(JSON.parse(text), 'log'), 'entries')
  if (!Array.isArray(entries)) throw new Error('This is no HAR file: it has no log.entries')
  return entries.map(exchangeOf).filter(({ status }) => status >= 200)
}
