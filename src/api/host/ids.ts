import { parsedJson } from '../../lib/json.ts'

/** The app's number of each id of a host whose ids are texts, both ways (ADR 34). */
export interface IdTable {
  /** Returns the same number for the same text, on every device; `undefined` for the second of two texts that would share one. */
  numberOf(text: string): number | undefined
  /** Returns the text that a number stands for; `undefined` for a number that was not seen here. */
  textOf(id: number): string | undefined
  /** Keeps what was met since the last call. */
  keep(): void
}

/** What a table is kept in. */
export interface IdStore {
  read(): string | null
  write(text: string): void
}

/** The newest that are kept: a cart names its own again with each visit. */
const most = 5000

/** From here on a number stands for a text: no host counts as far, and no price gets there. */
export const firstId = 2 ** 52

/** Returns a number from `firstId` up to the last safe integer (cyrb53, of public domain). */
export function hashOf(text: string): number {
  let [one, two] = [0xde_ad_be_ef, 0x41_c6_ce_57]
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    one = Math.imul(one ^ code, 2_654_435_761)
    two = Math.imul(two ^ code, 1_597_334_677)
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(two ^ (two >>> 13), 3_266_489_909)
  two = Math.imul(two ^ (two >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909)
  return firstId + (two >>> 12) * 2 ** 32 + (one >>> 0)
}

/** Opens the table of a browser, or of one run. Tabs share a store: what another one has met is found there. */
export function openIds(store: IdStore): IdTable {
  const texts = new Map<number, string>()
  let isNew = false

  function load(): void {
    const stored = parsedJson(store.read() ?? '')
    const known = Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : []
    // What was met last stands last.
    const own = [...texts.values()]
    texts.clear()
    for (const text of [...known, ...own]) note(text)
  }

  function note(text: string): number | undefined {
    const id = hashOf(text)
    const known = texts.get(id)
    if (known !== undefined && known !== text) return undefined
    texts.delete(id)
    texts.set(id, text)
    return id
  }

  return {
    numberOf(text) {
      const { size } = texts
      const id = note(text)
      isNew ||= texts.size > size
      return id
    },
    textOf(id) {
      if (!texts.has(id)) load()
      return texts.get(id)
    },
    keep() {
      if (!isNew) return
      isNew = false
      load()
      store.write(JSON.stringify([...texts.values()].slice(-most)))
    },
  }
}
