import type { CDPSession, Page } from 'playwright'

/**
 * An effect that a click must show: a visible element that matches the selector. If `text` is given, the
 * element must have this text.
 */
export type Effect = { css: string; text?: string }

/** The times after a click, in ms. A time is NaN when the event never came. */
type Reaction = {
  /**
   * The time from the input to the next paint. As in INP, the longest event of the input counts. The value 8
   * means that the time was too short to measure.
   */
  paint: number
  /**
   * The time until the page shows each effect. It begins at the first event that the page can handle, such as
   * a click, and ends when the effect is painted.
   */
  shown: number[]
  /**
   * The time from the first API call to the paint of the last change in `main`, without the time that the
   * server took.
   */
  answer: number
}

type Watch = {
  armed: number
  clicked: number
  longest: number
  /** The time of the last change in `main`, and the time at which the browser last painted a change. */
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
 * A screen counts as finished after this time in ms without a change. The time is longer than the pause in
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
 * Measures a key or a click, until the screen stops changing. Throws when an effect is already visible before
 * `act`, or never appears.
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
  await waitUntilQuiet(page)
  return page.evaluate(readWatch)
}

/** Waits until nothing in `main` has changed for a while, and nothing visible is busy. */
export async function waitUntilQuiet(page: Page): Promise<void> {
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
    // The browser paints a frame before it runs a task that was queued in the frame, so the task gives the
    // time of the paint.
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
      // The browser paints a frame at its end. The next task or the next frame comes after the paint, so the
      // earlier of the two gives the time.
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
  // Time in which several calls wait for the server counts only once.
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
