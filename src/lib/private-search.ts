import * as v from 'valibot'
import { kept, parseKept } from './kept'
import { randomKey } from './random-key'
import { parseSearch, type SearchParams, stringifySearch } from './schema'

/** The search texts that URLs must not show, each with its placeholder. The texts are removed at sign-out. */
const entry = kept('private_searches')
const pairs = v.array(v.tuple([v.string(), v.string()]))
const searches = () => parseKept(entry, pairs) ?? []
const atMost = 50

const mark = '~'

/**
 * Returns true for a text that may be a phone number or an e-mail address. URLs must not contain such a text,
 * because the browser history and server logs keep URLs.
 */
const namesSomebody = (text: string) =>
  /^\s*[+(\d](?:[\s.()-]*\d){7,}\s*$|@/.test(text.slice(0, 255))

function standIn(text: string): string {
  const known = searches().find(([, own]) => own === text)
  if (known) return known[0]
  const name = mark + randomKey().slice(0, 8)
  entry.write(JSON.stringify([[name, text], ...searches()].slice(0, atMost)))
  return name
}

/**
 * Writes search parameters as a query string. If `q` may identify a person, a placeholder replaces it
 * (Product §14.3i).
 */
export function stringifyPrivateSearch(search: SearchParams): string {
  const { q } = search
  const isPrivate = typeof q === 'string' && namesSomebody(q)
  return stringifySearch(isPrivate ? { ...search, q: standIn(q) } : search)
}

/**
 * Reads the search parameters of a query string, and replaces the placeholder of `q` by the search text. The
 * text is unknown in another browser and after a sign-out. The result then has no `q`.
 */
export function parsePrivateSearch(search: string): Record<string, string> {
  const { q, ...others } = parseSearch(search)
  if (q === undefined) return others
  const text = q.startsWith(mark) ? searches().find(([name]) => name === q)?.[1] : q
  return text === undefined ? others : { ...others, q: text }
}
