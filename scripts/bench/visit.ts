import type { Browser, CDPSession, Page } from 'playwright'

/** What one visit came to: times in ms from the start of the navigation, `js` in kB on the wire. */
export interface Visit {
  fcp: number
  lcp: number
  tbt: number
  cls: number
  js: number
  /** Asked for before the largest paint, the document included. */
  requests: number
}

/** What the shopper's browser has stored, by key. */
export type Stored = Readonly<Record<string, string>>

interface Seen {
  lcp: number
  cls: number
  tasks: { start: number; ms: number }[]
}

declare global {
  interface Window {
    seen: Seen
  }
}

const phone = { width: 390, height: 844 }
const link = { down: 1_600_000, up: 750_000, latencyMs: 150 }
const cpuSlowdown = 4

/** Addresses asked for twice and whatever the console said are told to `complain`. */
export async function visit(
  browser: Browser,
  url: string,
  stored: Stored,
  complain: (text: string) => void,
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'vi-VN',
  })
  const page = await context.newPage()
  await page.addInitScript(observe, stored)
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
function observe(stored: Stored): void {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  const seen: Seen = { lcp: 0, cls: 0, tasks: [] }
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
}

function read(page: Page): Promise<Visit> {
  return page.evaluate(() => {
    const { lcp, cls, tasks } = window.seen
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const before = resources.filter((entry) => entry.startTime < lcp)
    const scripts = before.filter((entry) => new URL(entry.name).pathname.endsWith('.js'))
    return {
      fcp,
      lcp,
      cls,
      tbt: tasks
        .filter(({ start }) => start >= fcp)
        .reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
      js: scripts.reduce((sum, entry) => sum + entry.encodedBodySize, 0) / 1000,
      requests: before.length + 1,
    }
  })
}
