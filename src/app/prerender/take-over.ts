import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { getCurrentUserQueryKey } from '@/api/generated/auth/auth'
import { memberOf, jsonOrUndefined } from '@/lib/json'
import { nextTask } from '@/lib/next-task'
import { untilCallsEnd } from '../query-client'

/** How long the first render waits for the API if a prerendered page is visible, in ms. */
const patienceMs = 5000

/**
 * How long after the first render the API responses in the prerendered page are requested again, in ms. By
 * then the screen has finished its first work.
 */
const refreshAfterMs = 1000

export type PrerenderedTakeOver = {
  /**
   * Resolves when the first screen has its data, so that the app can replace the prerendered page without
   * showing skeletons. Resolves at the latest after `patienceMs`, and at once if the prerendered page is
   * hidden.
   */
  ready: (client: QueryClient) => Promise<void>
  /** Call this function when the app has rendered its first screen. */
  done: (client: QueryClient) => void
}

/**
 * Prepares the app to replace the prerendered screen. Returns undefined if the page has no such screen. Call
 * this function before the first query, because the first API calls of the app get the responses that are
 * stored in the page. A page in the state `old` gives no responses.
 * @param root The element that contains the prerendered screen, and later the app.
 */
export function takeOverPrerendered(root: HTMLElement): PrerenderedTakeOver | undefined {
  const { prerendered: state } = document.documentElement.dataset
  if (state === undefined || state === 'none') return undefined
  const isShown = state !== 'hidden'
  const answers = state === 'old' ? {} : storedAnswers()
  for (const [path, text] of Object.entries(answers)) {
    window.__preloaded = { ...window.__preloaded, [path]: Promise.resolve(new Response(text)) }
  }
  let giveFocusBack: (() => void) | undefined
  let taken: QueryKey[] = []
  let endHold: (() => void) | undefined
  return {
    async ready(client) {
      const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
      if (isShown) await Promise.race([untilCallsEnd(contentOf(client)), late])
      giveFocusBack = takeFocus(root)
      if (isShown) endHold = holdHeight(root)
      taken = contentOf(client).map(({ queryKey }) => queryKey)
    },
    done(client) {
      endHold?.()
      delete document.documentElement.dataset.prerendered
      for (const style of document.querySelectorAll('style[data-prerendered]')) style.remove()
      giveFocusBack?.()
      if (state !== 'old') setTimeout(() => void refresh(client, taken), refreshAfterMs)
    },
  }
}

/**
 * Remembers which link or button of the prerendered screen has the focus. Returns a function that focuses the
 * same link or button of the app.
 */
function takeFocus(root: HTMLElement): () => void {
  const focused = document.activeElement
  if (!focused || !root.contains(focused)) return () => {}
  const nameOf = (element: Element) => element.ariaLabel ?? element.textContent
  const alike = () =>
    [...root.querySelectorAll<HTMLElement>(focused.localName)].filter(
      (element) => nameOf(element) === nameOf(focused),
    )
  const at = alike().findIndex((element) => element === focused)
  return () => alike()[at]?.focus({ preventScroll: true })
}

/**
 * Loads the font faces that the prerendered page leaves out, because their files would compete with the
 * bundle. Call the returned function when the app renders its first screen. The function adds each face to
 * the page as soon as it has loaded. If a face were declared earlier, texts would show in the fallback font
 * while it loads. If a face were added at another moment, the browser would calculate the layout once more.
 */
export function loadFontFacesOfApp(): () => void {
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-with-app]')]
  const rules = sheets.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(loadedFace)
  return () => {
    // A face that fails to load is left out. The browser then draws bold letters itself.
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
 * Refetches these queries, because the prerendered page may contain outdated responses.
 * Each request starts in a task of its own, so that the page stays responsive.
 */
async function refresh(client: QueryClient, taken: readonly QueryKey[]): Promise<void> {
  for (const queryKey of taken) {
    void client.invalidateQueries({ queryKey, exact: true })
    await nextTask()
  }
}

function storedAnswers(): Record<string, string> {
  const stored = jsonOrUndefined(document.getElementById('prerendered-answers')?.textContent ?? '')
  const entries = Object.entries(stored ?? {}).map(([path]) => [path, memberOf(stored, path)])
  return Object.fromEntries(entries.filter((entry) => typeof entry[1] === 'string'))
}

/**
 * Returns all queries except for the query of the user. Before the first render, these are the queries of the
 * first screen.
 */
function contentOf(client: QueryClient) {
  const [user] = getCurrentUserQueryKey()
  return client
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => queryKey[0] !== user)
}

/**
 * Keeps the height of the page while the app replaces the prerendered screen. Some parts of a screen render
 * later. The page would otherwise become shorter, and a shopper who has scrolled would lose their place. Call
 * the returned function after the first render. The height is then released as soon as the app is as high as
 * the prerendered screen, or reaches the end of the window.
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
