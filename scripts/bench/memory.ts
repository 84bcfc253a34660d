import type { CDPSession, Page } from 'playwright'

/** What a page keeps. */
export interface Kept {
  /** MB of the script's memory without `code`. */
  heap: number
  /** MB of what V8 compiled: it compiles a function again, to faster and larger code, when that is called often. */
  code: number
  nodes: number
  listeners: number
}

/** What a walk may leave behind at most (Product §13). */
export const keptBounds: Partial<Kept> = { heap: 1, nodes: 0, listeners: 0 }

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
    code: after.code - before.code,
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
  const code = await codeIn(cdp)
  await cdp.send('HeapProfiler.disable')
  const bytesInMb = 1_000_000
  return {
    heap: (usedSize - code) / bytesInMb,
    code: code / bytesInMb,
    nodes,
    listeners: jsEventListeners,
  }
}

/** The parts of V8's heap snapshot that are read here: numbers in rows of fields, and what they mean. */
interface HeapSnapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
}

/** Returns how much of the memory is compiled code, in bytes. */
async function codeIn(cdp: CDPSession): Promise<number> {
  const chunks: string[] = []
  const keep = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await cdp.send('HeapProfiler.takeHeapSnapshot')
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep)
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [isCode, type, size] = [
    types[0].indexOf('code'),
    fields.indexOf('type'),
    fields.indexOf('self_size'),
  ]
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at + type] === isCode) bytes += nodes[at + size] ?? 0
  return bytes
}
