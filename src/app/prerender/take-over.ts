import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { getCurrentUserQueryKey } from '@/api/generated/auth/auth'
import { memberOf, parsedJson } from '@/lib/json'
import { nextTask } from '@/lib/next-task'
import { callsEnded } from '../query-client'
import { takeClicks } from './clicks'

/** If the visible prerendered page is old, the first render waits this long for the API, in ms. */
const patienceMs = 5000

/**
 * The answers of the prerendered page are refreshed this long after the first screen, in ms. The screen no
 * longer changes by then.
 */
const refreshAfterMs = 1000

export type TakeOver = {
  /**
   * Resolves when the first screen has its data. Rendering after that replaces the prerendered page without a
   * skeleton.
   */
  ready: (client: QueryClient) => Promise<void>
  /**
   * Call this when the app shows its first screen. `atRest` resolves when the app shows the result of a
   * click.
   */
  done: (client: QueryClient, atRest: () => Promise<void>) => void
}

/**
 * Prepares to replace this page's prerendered screen, if it has one. Passes the answers of the prerendered
 * page to the app's first calls, like `preload.ts` does with the answers of the API. Call this before the
 * first query.
 * @param root contains the prerendered screen, and later the app
 */
export function takeOverPrerendered(root: HTMLElement): TakeOver | undefined {
  const { prerendered: state } = document.documentElement.dataset
  if (state === undefined || state === 'none') return undefined
  const isShown = state !== 'hidden'
  const answers = state === 'old' ? {} : storedAnswers()
  for (const [path, text] of Object.entries(answers)) {
    window.__preloaded = { ...window.__preloaded, [path]: Promise.resolve(new Response(text)) }
  }
  let repeatClicks: ReturnType<typeof takeClicks> | undefined
  let taken: QueryKey[] = []
  let endHold: (() => void) | undefined
  return {
    async ready(client) {
      const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
      if (isShown) await Promise.race([callsEnded(contentOf(client)), late])
      repeatClicks = takeClicks()
      if (isShown) endHold = holdHeight(root)
      taken = contentOf(client).map(({ queryKey }) => queryKey)
    },
    done(client, atRest) {
      endHold?.()
      delete document.documentElement.dataset.prerendered
      for (const style of document.querySelectorAll('style[data-prerendered]')) style.remove()
      void repeatClicks?.(atRest)
      if (state !== 'old') setTimeout(() => void refresh(client, taken), refreshAfterMs)
    },
  }
}

/**
 * Loads the font faces that the prerendered page leaves to the app, because their files would share the
 * connection with the bundle. Call the returned function with the first screen. Loaded faces are then used at
 * once, and the other faces when they arrive. A face that is declared earlier would show the fallback font. A
 * face that arrives at another moment would cause an additional layout.
 */
export function loadFacesOfApp(): () => void {
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-with-app]')]
  const rules = sheets.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(loadedFace)
  return () => {
    // Without this, the browser would continue to draw bold letters itself.
    for (const face of faces)
      void face.then(
        (loaded) => document.fonts.add(loaded),
        () => {},
      )
  }
}

function loadedFace({ style }: CSSFontFaceRule): Promise<FontFace> {
  const of = (name: string) => style.getPropertyValue(name)
  return new FontFace(of('font-family').replaceAll(/["']/g, ''), of('src'), {
    weight: of('font-weight'),
    unicodeRange: of('unicode-range') || 'U+0-10FFFF',
  }).load()
}

/**
 * Refreshes the answers of the prerendered page in the background, because they may be old. Each refresh is a
 * task of its own.
 */
async function refresh(client: QueryClient, taken: readonly QueryKey[]): Promise<void> {
  for (const queryKey of taken) {
    void client.invalidateQueries({ queryKey, exact: true })
    await nextTask()
  }
}

function storedAnswers(): Record<string, string> {
  const stored = parsedJson(document.getElementById('prerendered-answers')?.textContent ?? '')
  const entries = Object.entries(stored ?? {}).map(([path]) => [path, memberOf(stored, path)])
  return Object.fromEntries(entries.filter((entry) => typeof entry[1] === 'string'))
}

/** Returns the queries of the first screen, without personal queries. */
function contentOf(client: QueryClient) {
  const [user] = getCurrentUserQueryKey()
  return client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => queryKey[0] !== user)
}

/**
 * Keeps the page's height while the app replaces the prerendered screen. Parts of a screen come after its
 * first commit, so a shopper who has scrolled would otherwise lose their place. The height is released as
 * soon as the app fills the window. Returns a function that releases it.
 */
function holdHeight(root: HTMLElement): () => void {
  const { style } = document.body
  const { height } = root.getBoundingClientRect()
  style.minHeight = `${document.documentElement.scrollHeight}px`
  return () => {
    const end = () => {
      const now = root.getBoundingClientRect()
      if (now.height < height && now.bottom < window.innerHeight) return
      style.minHeight = ''
      grows.disconnect()
      window.removeEventListener('scroll', end)
    }
    const grows = new ResizeObserver(end)
    grows.observe(root)
    window.addEventListener('scroll', end, { passive: true })
  }
}
