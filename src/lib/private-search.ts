import * as v from 'valibot'
import { kept, parseKept } from './kept'
import { randomKey } from './random-key'
import { parseSearch, type Searched, stringifySearch } from './schema'

/**
 * Search texts by the key that replaces them in the address. They are removed when the staff member signs
 * out.
 */
const entry = kept('private_searches')
const pairs = v.array(v.tuple([v.string(), v.string()]))
const searches = () => parseKept(entry, pairs) ?? []
const atMost = 50

const mark = '~'

/** True for a phone number and an e-mail: histories and logs keep the addresses of pages. */
const namesSomebody = (text: string) =>
  /^\s*[+(\d](?:[\s.()-]*\d){7,}\s*$|@/.test(text.slice(0, 255))

function standIn(text: string): string {
  const known = searches().find(([, own]) => own === text)
  if (known) return known[0]
  const name = mark + randomKey().slice(0, 8)
  entry.write(JSON.stringify([[name, text], ...searches()].slice(0, atMost)))
  return name
}

/** `stringifySearch` that replaces a `q` which may name a person (Product §14.3i). */
export function stringifyPrivateSearch(search: Searched): string {
  const { q } = search
  const isPrivate = typeof q === 'string' && namesSomebody(q)
  return stringifySearch(isPrivate ? { ...search, q: standIn(q) } : search)
}

/** `parseSearch` for such addresses; in another browser, and after a sign-out, they have no `q`. */
export function parsePrivateSearch(search: string): Record<string, string> {
  const { q, ...others } = parseSearch(search)
  if (q === undefined) return others
  const text = q.startsWith(mark) ? searches().find(([name]) => name === q)?.[1] : q
  return text === undefined ? others : { ...others, q: text }
}
