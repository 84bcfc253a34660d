import type { CDPSession, Page } from 'playwright'

/**
 * The effect of a click: a visible element that matches the selector, and has this text if a text is given.
 */
export type Effect = {
  css: string
  text?: string
}

/** The times after a click in ms. A time is NaN when its moment did not come. */
type Reaction = {
  /**
   * From the input to the next paint, for the longest of its events, as INP counts. It is 8 when the time was
   * too short to measure.
   */
  paint: number
  /**
   * The time until each effect is shown. It begins at the first event that the page can handle (a click, a
   * key or a change) and ends at the paint that shows the effect.
   */
  shown: number[]
  /**
   * From the first call of the API to the paint of the last change in `main`, without the time that the
   * server took.
   */
  answer: number
}

type Watch = {
  armed: number
  clicked: number
  longest: number
  /** The time when something in `main` last changed, and the time when a change was last painted. */
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
 * The time in ms without a change after which a screen counts as finished. It is longer than the pause in
 * typing that starts a search.
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
 * Measures `act`, which is a key or a click, until the screen stops changing. Throws when an effect is
 * already there before, or does not come.
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

/** Waits until nothing in `main` has changed for a while, and nothing visible is busy. */
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

/** Runs in the page before all other scripts. */
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
    // A task that is queued in a frame runs after the paint of this frame.
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
      // A frame is painted at its end. The paint is over when the next task runs, or when the next frame
      // begins, if that is earlier.
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
  // Calls can run at the same time, so a moment is counted only once.
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
