import type { Browser, CDPSession, Page, ViewportSize } from 'playwright'
import { inWaves } from './waves.ts'

/** What one visit came to: times in ms from the start of the navigation, `js` in kB on the wire. */
export interface Visit {
  fcp: number
  lcp: number
  /** When the name and the price are painted: the snapshot's, or the app's. */
  text: number
  /** When the app itself has painted them: its buttons act at once from then on. */
  usable: number
  tbt: number
  cls: number
  /** Scripts that were there when the screen was usable. */
  js: number
  /** Requests that began before the largest paint, the document included. */
  requests: number
  /** Request waves (waves.ts) that began before the largest paint. */
  waves: number
  /** Request waves until the network is quiet. */
  allWaves: number
}

/** A request of a visit; times in ms from the start of the navigation. */
interface Asked {
  path: string
  start: number
  end: number
  wave: number
}

/** What the shopper's browser has stored, by key. */
export type Stored = Readonly<Record<string, string>>

interface Seen {
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

/** A page to open. */
export interface Address {
  url: string
  stored: Stored
  viewport: ViewportSize
  /** CSS of what the visitor came to read: all of these in sight count as `text`. */
  reads: readonly string[]
}

const link = { down: 1_600_000, up: 750_000, latencyMs: 150 }
export const cpuSlowdown = 4

/** The phone that the shop is measured on. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'vi-VN',
} as const

/** Addresses asked for twice and whatever the console said are told to `complain`. */
export async function visit(
  browser: Browser,
  { url, stored, viewport, reads }: Address,
  complain: (text: string) => void,
): Promise<Visit> {
  const isPhone = viewport.width < 768
  const context = await browser.newContext({
    ...phone,
    viewport,
    isMobile: isPhone,
    hasTouch: isPhone,
  })
  const page = await context.newPage()
  await page.addInitScript(observe, { stored, reads })
  page.on('pageerror', (error) => complain(error.message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(message.text())
  })
  const asked = new Set<string>()
  page.on('request', (request) => {
    const name = `${request.method()} ${request.url()}`
    if (asked.has(name)) complain(`asked twice: ${name}`)
    asked.add(name)
  })
  await shape(await context.newCDPSession(page))
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  // Chromium warns of a preload that nothing used 3 s after load.
  await page.waitForTimeout(3500)
  const result = await read(page)
  await context.close()
  return result
}

async function shape(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: link.latencyMs,
    downloadThroughput: link.down / 8,
    uploadThroughput: link.up / 8,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}

/** Runs in the page before anything else. */
function observe({ stored, reads }: Pick<Address, 'stored' | 'reads'>): void {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  const seen: Seen = { lcp: 0, text: 0, usable: 0, cls: 0, tasks: [] }
  window.seen = seen
  const on = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
    })
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  on('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') !== true)
      seen.cls += Number(Reflect.get(entry, 'value'))
  })
  on('longtask', (entry) => seen.tasks.push({ start: entry.startTime, ms: entry.duration }))
  const isShown = () =>
    reads.every((css) => document.querySelector(`#root ${css}`)?.checkVisibility())
  // As little as can be, in each frame: a snapshot is larger than an empty page, and the time is taken from the app.
  let isRead = false
  const look = () => {
    const isOwn = !document.getElementById('snapshot')
    const shown = (isOwn || !isRead) && isShown()
    isRead ||= shown
    const usable = isOwn && shown
    // A frame is painted when the next task runs.
    setTimeout(() => {
      if (shown) seen.text ||= performance.now()
      if (usable) seen.usable ||= performance.now()
    })
    if (!usable) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function read(page: Page): Promise<Visit> {
  const { requests, ...seen } = await page.evaluate(() => {
    const { lcp, text, usable, cls, tasks } = window.seen
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const scripts = resources.filter(
      (entry) => entry.responseEnd < usable && new URL(entry.name).pathname.endsWith('.js'),
    )
    return {
      fcp,
      lcp,
      text,
      usable,
      cls,
      tbt: tasks
        .filter(({ start }) => start >= fcp)
        .reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
      js: scripts.reduce((sum, entry) => sum + entry.encodedBodySize, 0) / 1000,
      requests: [...(page ? [page] : []), ...resources].map((entry) => ({
        path: new URL(entry.name).pathname,
        start: entry.startTime,
        end: entry.responseEnd,
      })),
    }
  })
  const asked = inWaves(requests)
  const before = asked.filter(({ start }) => start < seen.lcp)
  const last = (some: readonly Asked[]) => Math.max(0, ...some.map(({ wave }) => wave))
  return { ...seen, requests: before.length, waves: last(before), allWaves: last(asked) }
}
