import type { Browser, Page } from 'playwright'
import type { Screen } from './screens.ts'

/** The results of one visit. Times are in ms from the start of the navigation. */
export type Visit = {
  fcp: number
  lcp: number
  /** The time at which the content that `reads` selects is painted, by the prerendered page or by the app. */
  text: number
  /** The time at which the app itself has painted this content. From then on, the buttons work. */
  usable: number
  tbt: number
  cls: number
}

type Seen = {
  lcp: number
  text: number
  usable: number
  cls: number
  tasks: { start: number; ms: number }[]
}

declare global {
  interface Window {
    seen: Seen
  }
}

const link = { down: 1_600_000, up: 750_000, latencyMs: 150 }
export const cpuSlowdown = 4

export const phoneContext = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'vi-VN',
} as const

const desk = { viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false }

/**
 * Opens a screen with an empty cache. Calls `complain` for repeated requests, for uncaught errors, and for
 * errors and warnings in the console.
 */
export async function visit(
  browser: Browser,
  url: string,
  screen: Screen,
  complain: (text: string) => void,
): Promise<Visit> {
  const context = await browser.newContext({ ...phoneContext, ...(screen.isDesk && desk) })
  const { path, name } = screen
  const page = await context.newPage()
  page.on('pageerror', ({ message }) => complain(`${name}: ${message}`))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(`${name}: ${message.text()}`)
  })
  const asked = new Set<string>()
  page.on('request', (request) => {
    const call = `${request.method()} ${request.url()}`
    if (asked.has(call)) complain(`${name}: asked twice: ${call}`)
    asked.add(call)
  })
  await page.addInitScript(observe, { stored: screen.stored, reads: screen.reads })
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: link.latencyMs,
    downloadThroughput: link.down / 8,
    uploadThroughput: link.up / 8,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.goto(url + path, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  // Chromium warns of an unused preload 3 s after the load, so the visit waits for that warning.
  await page.waitForTimeout(3500)
  const result = await read(page)
  await context.close()
  return result
}

/** Runs in the page before all other scripts. */
function observe({ stored, reads }: Pick<Screen, 'stored' | 'reads'>): void {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  const seen: Seen = { lcp: 0, text: 0, usable: 0, cls: 0, tasks: [] }
  window.seen = seen
  const on = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
    })
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
  on('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true)
      seen.cls += Number(Reflect.get(entry, 'value'))
  })
  on('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, ms: duration }))
  // The measuring code does very little in each frame, because measuring takes time from the app.
  let isRead = false
  const look = () => {
    const isOwn = !document.getElementById('prerendered')
    const isShown =
      (isOwn || !isRead) &&
      reads.every((css) => document.querySelector(`#root ${css}`)?.checkVisibility())
    isRead ||= isShown
    // The browser paints the frame before the next task runs, so the next task gives the time of the paint.
    setTimeout(() => {
      if (isShown) seen.text ||= performance.now()
      if (isShown && isOwn) seen.usable ||= performance.now()
    })
    if (!(isShown && isOwn)) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

function read(page: Page): Promise<Visit> {
  return page.evaluate(() => {
    const { tasks, ...seen } = window.seen
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const tbt = tasks
      .filter(({ start }) => start >= fcp)
      .reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0)
    return { ...seen, fcp, tbt }
  })
}
