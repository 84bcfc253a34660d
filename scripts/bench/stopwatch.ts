import type { CDPSession, Page } from 'playwright'

/** The effect of a click: a visible element that matches, with this text if one is given. */
export type Effect = {
  css: string
  text?: string
}

/** The times after a click, in ms; NaN for a moment that did not come. */
type Reaction = {
  /**
   * From the input to the next paint: the longest of its events, as INP counts. 8 where it was too short to
   * be told.
   */
  paint: number
  /**
   * For each effect, from the first event that the page can act on, a click, a key or a change, to the paint
   * that shows it.
   */
  shown: number[]
  /**
   * From the first call of the API to the paint of the last change in `main`, without the time in which the
   * server was asked.
   */
  answer: number
}

type Watch = {
  armed: number
  clicked: number
  longest: number
  /** When something in `main` last changed, and when a change was last painted. */
  touched: number
  changed: number
  shown: number[]
}

declare global {
  interface Window {
    watch: Watch
  }
}

/**
 * How long a screen must stay as it is to count as finished: longer than typing has to rest for a search. In
 * ms.
 */
const quietMs = 500

export async function watchClicks(page: Page, cpuSlowdown: number): Promise<CDPSession> {
  page.setDefaultTimeout(60_000)
  await page.addInitScript(observe)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  return cdp
}

/**
 * Measures `act`, one key or one press, until the screen rests. Throws when an effect is there before, or
 * does not come.
 */
export async function timeClick(
  page: Page,
  act: () => Promise<unknown>,
  effects: readonly Effect[] = [],
): Promise<Reaction> {
  await page.evaluate(lookFor, effects)
  await act()
  await page.waitForFunction(
    (count) => Object.keys(window.watch.shown).length === count,
    effects.length,
  )
  await rest(page)
  return page.evaluate(readWatch)
}

/** Waits until nothing has changed in `main` for a while, and nothing in sight is busy. */
export async function rest(page: Page): Promise<void> {
  await page.waitForFunction(hasRested, quietMs, { polling: 50 })
}

function hasRested(ms: number): boolean {
  const isInSight = (element: Element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top < innerHeight && bottom > 0
  }
  if ([...document.querySelectorAll('[aria-busy="true"]')].some(isInSight)) return false
  return performance.now() - window.watch.touched > ms
}

/** Runs in the page before anything else. */
function observe(): void {
  const watch: Watch = { armed: 0, clicked: 0, longest: 0, touched: 0, changed: 0, shown: [] }
  window.watch = watch
  performance.setResourceTimingBufferSize(100_000)
  for (const type of ['click', 'keydown', 'change', 'popstate'])
    window.addEventListener(type, ({ timeStamp }) => (watch.clicked ||= timeStamp), true)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInput = Number(Reflect.get(entry, 'interactionId')) > 0
      if (isInput && entry.startTime >= watch.armed)
        watch.longest = Math.max(watch.longest, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  new MutationObserver((records) => {
    const isOfScreen = records.some(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest('main'),
    )
    if (!isOfScreen) return
    watch.touched = performance.now()
    // A task that is queued in a frame comes after its paint.
    requestAnimationFrame(() => setTimeout(() => (watch.changed = performance.now())))
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-busy', 'aria-sort', 'data-selected', 'href'],
  })
}

function lookFor(effects: readonly Effect[]): void {
  const { watch } = window
  const armed = performance.now()
  Object.assign(watch, { armed, clicked: 0, longest: 0, touched: armed, changed: 0, shown: [] })
  performance.clearResourceTimings()
  const isThere = ({ css, text = '' }: Effect) =>
    [...document.querySelectorAll(css)].some(
      (element) => element.checkVisibility() && element.textContent.includes(text),
    )
  for (const [at, effect] of effects.entries()) {
    if (isThere(effect)) throw new Error(`${effect.css} is there before the click`)
    const look = () => {
      if (!isThere(effect)) return void requestAnimationFrame(look)
      // The content of a frame is painted at its end. The next task comes after the paint, or the next frame
      // if it comes first.
      const painted = () => (watch.shown[at] ??= performance.now())
      setTimeout(painted)
      requestAnimationFrame(painted)
    }
    requestAnimationFrame(look)
  }
}

function readWatch(): Reaction {
  const { clicked, longest, changed, shown } = window.watch
  const calls = performance
    .getEntriesByType('resource')
    .filter(
      ({ name, startTime }) => new URL(name).pathname.startsWith('/api/') && startTime < changed,
    )
    .toSorted((a, b) => a.startTime - b.startTime)
  // Calls run side by side: each moment counts once.
  let [asking, until] = [0, 0]
  for (const { startTime, responseEnd } of calls) {
    asking += Math.max(0, Math.min(responseEnd, changed) - Math.max(startTime, until))
    until = Math.max(until, responseEnd)
  }
  return {
    paint: Math.max(8, longest),
    shown: shown.map((at) => at - clicked),
    answer: changed - (calls[0]?.startTime ?? NaN) - asking,
  }
}
