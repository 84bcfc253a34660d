import type { CDPSession, Page } from 'playwright'

/** What a page keeps. */
export interface Kept {
  /** MB of the script's memory. */
  heap: number
  nodes: number
  listeners: number
}

/** What a walk may leave behind at most (Product §13). */
export const keptBounds: Kept = { heap: 1, nodes: 0, listeners: 0 }

const changes = 500
const everyMs = 50
/** How long the last screen is given to finish, in ms. */
const restMs = 5000

/**
 * Changes the route faster than a screen can finish, again and again, and returns what the page keeps of it. The same screens
 * were seen before, so that what is kept once, such as code and answers, does not count.
 */
export async function keptAfterWalk(
  page: Page,
  url: string,
  paths: readonly string[],
): Promise<Kept> {
  const cdp = await page.context().newCDPSession(page)
  await page.goto(url + paths[0])
  await page.waitForLoadState('networkidle')
  for (const path of [...paths, ...paths]) {
    await go(page, path)
    await page.waitForTimeout(restMs / 5)
  }
  await hurry(page, paths, changes / 10)
  const before = await keptNow(page, cdp, paths)
  await hurry(page, paths, changes)
  const after = await keptNow(page, cdp, paths)
  return {
    heap: after.heap - before.heap,
    nodes: after.nodes - before.nodes,
    listeners: after.listeners - before.listeners,
  }
}

/** The router hears of addresses that are pushed past it. */
function go(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => history.pushState({}, '', to), path)
}

function hurry(page: Page, paths: readonly string[], times: number): Promise<void> {
  const pass = { paths, times, everyMs }
  return page.evaluate(async ({ paths: all, times: count, everyMs: ms }) => {
    for (let at = 0; at < count; at += 1) {
      history.pushState({}, '', all[at % all.length])
      await new Promise((resolve) => setTimeout(resolve, ms))
    }
  }, pass)
}

/** Returns what the page holds on the first screen once it rests and what nobody needs is collected. */
async function keptNow(
  page: Page,
  cdp: CDPSession,
  [home = '/']: readonly string[],
): Promise<Kept> {
  await go(page, home)
  await page.waitForTimeout(restMs)
  await cdp.send('HeapProfiler.enable')
  // What is collected first may have held what the second time finds.
  for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  await cdp.send('HeapProfiler.disable')
  return { heap: usedSize / 1_000_000, nodes, listeners: jsEventListeners }
}
