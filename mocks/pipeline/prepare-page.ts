import { localStore, sessionStore } from '@/lib/storage'
import { ballastKey, type PreparedBrowser } from './prepared-browser'

/** More than any browser's storage holds, in characters. */
const mostCharacters = 8 * 2 ** 20

/** Fills the local storage until nothing fits in any more. */
function fillStorage(): void {
  let ballast = ''
  for (let size = mostCharacters; size >= 1; size = Math.floor(size / 2)) {
    const more = ballast + 'x'.repeat(size)
    if (localStore.write(ballastKey, more)) ballast = more
  }
}

/** Writes what a scenario prepares to the storage of this page. Call it before the shop starts. */
export function preparePage({ local, session, entry, isFull }: PreparedBrowser): void {
  for (const [store, texts] of [
    [localStore, local],
    [sessionStore, session],
  ] as const) {
    for (const [key, text] of Object.entries(texts)) {
      if (text === null) store.remove(key)
      else store.write(key, text)
    }
  }
  if (isFull) fillStorage()
  else localStore.remove(ballastKey)
  if (entry !== null) {
    const state = { __TSR_key: entry, key: entry, __TSR_index: 0 }
    history.replaceState(state, '')
  }
}
