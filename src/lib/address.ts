import { decodedEntities } from './html-text'
import { unwrapped } from './kinds/around'
import { tidyText } from './text'

type Params = Readonly<Record<string, string | number | undefined>>

const inside = 'https://app.invalid'

/**
 * Returns an address, or a path of this app, with these parameters. They replace parameters of the same
 * names.
 */
export function withParams(address: string, params: Params): string {
  const url = new URL(address, inside)
  for (const [name, value] of Object.entries(params))
    if (value !== undefined) url.searchParams.set(name, String(value))
  // Not every host reads a plus sign as a space.
  url.search = url.searchParams.toString().replaceAll('+', '%20')
  return url.origin === inside ? url.pathname + url.search + url.hash : url.href
}

/**
 * Returns the address of a page without the characters that mail and chat programs add around it:
 * `/cart?add=1:2:1).` becomes `/cart?add=1:2:1`.
 */
export function tidyAddress(href: string): string {
  const url = new URL(href)
  const [last = '', ...before] = url.pathname.split('/').toReversed()
  if (tidyPart(decoded(last)) !== decoded(last))
    url.pathname = [encodeURIComponent(tidyPart(decoded(last))), ...before].toReversed().join('/')
  const params = [...new URLSearchParams(decodedEntities(url.search))]
  const tidy = params.map(([name, value]) => [name, tidyPart(value)])
  if (!url.search || String(tidy) !== String([...url.searchParams]))
    url.search = String(new URLSearchParams(tidy))
  if (url.hash) url.hash = tidyPart(decoded(url.hash))
  return url.href
}

/** A value may begin with a sign: a search that stands for another does (`lib/private-search`). */
const tidyPart = (text: string) => unwrapped(tidyText(decodedEntities(text)), 'behind')

/** Decodes a text. A text with a malformed escape is returned unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
