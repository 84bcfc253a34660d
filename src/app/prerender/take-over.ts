import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { getCurrentUserQueryKey } from '@/api/generated/auth/auth'
import { memberOf, parsedJson } from '@/lib/json'
import { nextTask } from '@/lib/next-task'
import { callsEnded } from '../query-client'
import { takeClicks } from './clicks'

/**
 * How long the first render waits for the API where the prerendered page in sight is too old to go on from,
 * in ms.
 */
const patienceMs = 5000

/**
 * When the prerendered page's answers are asked for again, in ms after the first screen: it has come to rest
 * by then.
 */
const refreshAfterMs = 1000

export interface TakeOver {
  /**
   * Resolves when the first screen has its data, so that the prerendered page never gives way to a skeleton.
   */
  ready: (client: QueryClient) => Promise<void>
  /** Call with the app's first screen; `atRest` resolves when the app shows what a click has changed. */
  done: (client: QueryClient, atRest: () => Promise<void>) => void
}

/**
 * Prepares to replace the prerendered page in this page, if there is one: hands its answers to the first
 * calls, as `preload.ts` does with those of the API. Call before the first query.
 * @param root what holds the prerendered page, and the app then
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
 * Loads the faces that the page keeps for the app, whose files would share the link with the bundle. Call
 * what is returned with the first screen: each face applies then, or when it is there. A declared one would
 * show the fallback meanwhile, and one that comes before or after has the page laid out once more.
 */
export function loadFacesOfApp(): () => void {
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-with-app]')]
  const rules = sheets.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(loadedFace)
  return () => {
    // Without it the browser goes on to draw bold letters itself.
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
 * The prerendered page's answers are of a known age: asks again behind what is on screen, each in a task of
 * its own.
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

/** The queries of the first screen without the user's own. */
function contentOf(client: QueryClient) {
  const [user] = getCurrentUserQueryKey()
  return client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => queryKey[0] !== user)
}

/**
 * Keeps the page as tall as it is while the app takes it over: parts of a screen come after its first commit,
 * and a shopper who has scrolled would be thrown up. Returns a function that ends it as soon as the app fills
 * the screen.
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
