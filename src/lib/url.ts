import { decodeHtmlEntities } from './html-text'
import { trimPunctuation } from './kinds/around'
import { tidyText } from './text'

type Params = Readonly<Record<string, string | number | undefined>>

const inside = 'https://app.invalid'

/**
 * Returns a URL, or a path of this app, with these query parameters added. A parameter that the URL already
 * has is replaced. A parameter without a value is left out.
 */
export function withParams(address: string, params: Params): string {
  const url = new URL(address, inside)
  for (const [name, value] of Object.entries(params))
    if (value !== undefined) url.searchParams.set(name, String(value))
  // Some hosts do not read `+` as a space, so a space is written as `%20`.
  url.search = url.searchParams.toString().replaceAll('+', '%20')
  return url.origin === inside ? url.pathname + url.search + url.hash : url.href
}

/**
 * Returns the URL of a page without the characters that mail and chat programs add around it:
 * `/cart?add=1:2:1).` becomes `/cart?add=1:2:1`.
 */
export function tidyUrl(href: string): string {
  const url = new URL(href)
  const [last = '', ...before] = url.pathname.split('/').toReversed()
  if (tidyPart(decodeUrlOrKeep(last)) !== decodeUrlOrKeep(last))
    url.pathname = [encodeURIComponent(tidyPart(decodeUrlOrKeep(last))), ...before]
      .toReversed()
      .join('/')
  const params = [...new URLSearchParams(decodeHtmlEntities(url.search))]
  const tidy = params.map(([name, value]) => [name, tidyPart(value)])
  if (!url.search || String(tidy) !== String([...url.searchParams]))
    url.search = String(new URLSearchParams(tidy))
  if (url.hash) url.hash = tidyPart(decodeUrlOrKeep(url.hash))
  return url.href
}

/**
 * Removes punctuation at the end of a part of a URL. The beginning stays, because the part may begin with a
 * sign: `~` begins the placeholder of a private search (`lib/private-search`).
 */
const tidyPart = (text: string) => trimPunctuation(tidyText(decodeHtmlEntities(text)), 'behind')

/** Decodes a text. A text with a malformed escape is returned unchanged. */
export function decodeUrlOrKeep(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
