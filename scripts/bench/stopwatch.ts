import type { BrowserContext, CDPSession, Page } from 'playwright'

/** What one key or press came to, in ms. */
export interface Reaction {
  /** From the input to the next paint: the longest of its events, as INP counts. 8 where it was too short to be told. */
  paint: number
  /**
   * From the first call of the API to the paint of the last change on the screen, without the time in which the server was
   * asked; null where nothing was asked.
   */
  answer: number | null
  /** What the page's thread computed until the screen rested: its own time, whatever else the machine did. */
  work: number
}

/** A measured page. */
export interface Watched {
  page: Page
  cdp: CDPSession
}

interface Watch {
  start: number
  /** When the screen's last change was painted. */
  changed: number
  /** When it last changed, painted or not. */
  touched: number
  longest: number
}

declare global {
  interface Window {
    watch: Watch
  }
}

/** Opens a page that is measured from its first script on. */
export async function openWatched(context: BrowserContext, cpuSlowdown: number): Promise<Watched> {
  const page = await context.newPage()
  page.setDefaultTimeout(120_000)
  await page.addInitScript(observe)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return { page, cdp }
}

/** Returns how long the page's thread has worked so far, in ms. */
async function workOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
}

function observe(): void {
  const watch: Watch = { start: 0, changed: 0, touched: 0, longest: 0 }
  window.watch = watch
  performance.setResourceTimingBufferSize(100_000)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInput = Number(Reflect.get(entry, 'interactionId')) > 0
      if (isInput && entry.startTime >= watch.start)
        watch.longest = Math.max(watch.longest, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  const painted = () => {
    watch.changed = performance.now()
  }
  const seen = (records: MutationRecord[]) => {
    const isOfScreen = records.some(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest('main'),
    )
    if (!isOfScreen) return
    watch.touched = performance.now()
    // A task that is queued in a frame comes after its paint.
    requestAnimationFrame(() => setTimeout(painted))
  }
  new MutationObserver(seen).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['aria-busy', 'aria-sort', 'data-selected', 'href'],
  })
}

/** How long a screen must stay as it is to count as finished: longer than typing has to rest for a search. */
const quietMs = 500

/** Measures `act`, which may be one key or one press, until the screen rests. */
export async function measure(
  { page, cdp }: Watched,
  act: () => Promise<unknown>,
): Promise<Reaction> {
  await page.evaluate(() => {
    const now = performance.now()
    Object.assign(window.watch, { start: now, changed: 0, touched: now, longest: 0 })
    performance.clearResourceTimings()
  })
  const before = await workOf(cdp)
  await act()
  await rest(page)
  const work = (await workOf(cdp)) - before
  return page.evaluate((work) => {
    const { longest, changed } = window.watch
    const calls = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.startsWith('/api/'))
      .map((entry) => ({
        start: entry.startTime,
        end: (entry as PerformanceResourceTiming).responseEnd,
      }))
      .filter(({ start }) => start < changed)
      .toSorted((a, b) => a.start - b.start)
    // Calls run side by side: each moment counts once.
    let [asking, until] = [0, 0]
    for (const { start, end } of calls) {
      asking += Math.max(0, Math.min(end, changed) - Math.max(start, until))
      until = Math.max(until, end)
    }
    const asked = calls[0]?.start
    return {
      paint: Math.max(8, longest),
      answer: asked === undefined ? null : changed - asked - asking,
      work,
    }
  }, work)
}

/** Waits until nothing has changed on the screen for a while. */
export async function rest(page: Page): Promise<void> {
  await page.waitForFunction(
    (ms) =>
      performance.now() - window.watch.touched > ms &&
      !document.querySelector('[aria-busy="true"]'),
    quietMs,
    { polling: 50 },
  )
}
