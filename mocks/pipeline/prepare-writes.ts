import type { Database } from '../db/database'

/** How long a page is left to its first screen, in ms. */
const firstScreenMs = 1500

/** Calls `work` when the page has nothing to do; Safari does not know when that is. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work)
  else setTimeout(work, 50)
}

/** Makes the tables of a large world one by one while the page is idle, so that the first write waits for none. */
export function prepareWrites({ prepare }: Pick<Database, 'prepare'>): void {
  const steps = prepare()
  const goOn = () => {
    if (!steps.next().done) whenIdle(goOn)
  }
  setTimeout(() => whenIdle(goOn), firstScreenMs)
}
