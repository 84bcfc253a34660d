import type { CDPSession, Page } from 'playwright'

/**
 * The memory of a page. `heap` is the memory of scripts in MB without compiled code, and `code` is the
 * compiled code in MB.
 */
type Kept = Record<'heap' | 'code' | 'nodes' | 'listeners', number>

/** The highest allowed growth of a page's memory after the route changes (Product §13). */
export const leakBounds: Partial<Kept> = { heap: 1, nodes: 0, listeners: 0 }

const changes = 500
const everyMs = 50
/** Before each measurement, the last screen gets this time to finish, in ms. */
const restMs = 5000

/**
 * Changes the route 500 times, faster than a screen can finish. Returns by how much each measure of the
 * page's memory has grown. Some route changes come before the first measurement, so that the code and the
 * answers of all screens are already loaded.
 */
export async function memoryGrowth(page: Page, url: string, paths: readonly string[]) {
  const cdp = await page.context().newCDPSession(page)
  await page.goto(url + paths[0])
  await page.waitForLoadState('networkidle')
  await pushEach(page, [...paths, ...paths], restMs / 5)
  const row = (times: number) => Array.from({ length: times }, (_, at) => paths[at % paths.length])
  await pushEach(page, row(changes / 10), everyMs)
  const before = await keptNow(page, cdp, paths[0])
  await pushEach(page, row(changes), everyMs)
  const after = await keptNow(page, cdp, paths[0])
  const measures = Object.keys(before) as (keyof Kept)[]
  return Object.fromEntries(measures.map((name) => [name, after[name] - before[name]]))
}

/**
 * Adds URLs to the browser's history. The router follows such changes of the history, although it did not
 * make them.
 */
function pushEach(page: Page, paths: readonly (string | undefined)[], ms: number): Promise<void> {
  const walk = { paths, ms }
  return page.evaluate(async ({ paths: all, ms: pause }) => {
    for (const path of all) {
      history.pushState({}, '', path)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }, walk)
}

async function keptNow(page: Page, cdp: CDPSession, home = '/'): Promise<Kept> {
  await pushEach(page, [home], restMs)
  await cdp.send('HeapProfiler.enable')
  // The garbage collection runs three times, because an object that one run frees may have held other
  // objects.
  for (let turn = 0; turn < 3; turn += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners: listeners } = await cdp.send('Memory.getDOMCounters')
  const code = await codeIn(cdp)
  await cdp.send('HeapProfiler.disable')
  return { heap: (usedSize - code) / 1e6, code: code / 1e6, nodes, listeners }
}

/**
 * Returns how many bytes of the memory are compiled code. The measure `heap` leaves out these bytes, because
 * V8 compiles a function again when the function is called often.
 */
async function codeIn(cdp: CDPSession): Promise<number> {
  const chunks: string[] = []
  const keep = ({ chunk }: { chunk: string }) => chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await cdp.send('HeapProfiler.takeHeapSnapshot')
  cdp.off('HeapProfiler.addHeapSnapshotChunk', keep)
  // The snapshot lists its nodes as numbers in a row. Each node has the same number of fields.
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as {
    snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
    nodes: number[]
  }
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const code = types[0].indexOf('code')
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (nodes[at + type] === code) bytes += nodes[at + size] ?? 0
  return bytes
}
