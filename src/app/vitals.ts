import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { memberOf, parsedJson } from '@/lib/json'
import { buildName, screenAt } from './visit'

/**
 * Sends the owner how fast the shop was for a visitor (Product §11.4.11). A script of its own that only pages
 * set up by `npm run configure -- --vitals` load. The message names neither visitor nor product.
 */
const config = parsedJson(document.getElementById('shop-config')?.textContent ?? '')
const to = String(memberOf(config, 'vitalsUrl'))
const base = String(memberOf(config, 'base'))

const about = {
  /** Identifies this visit to this page: a later message replaces the one before. */
  id: crypto.randomUUID(),
  screen: screenAt(base),
  build: buildName(),
}
/** LCP, INP and TTFB in whole ms, CLS as a share of the window. */
const values: Partial<Record<Metric['name'], number>> = {}
let lastSent = ''

function tell(): void {
  const text = JSON.stringify({ ...about, ...values })
  if (document.visibilityState !== 'hidden' || text === lastSent) return
  lastSent = text
  navigator.sendBeacon(to, text)
}

for (const watch of [onCLS, onINP, onLCP, onTTFB])
  watch(
    ({ name, value }) => {
      values[name] = name === 'CLS' ? Math.round(value * 1e4) / 1e4 : Math.round(value)
    },
    // Sent again with each change, because a visit may end at any time.
    { reportAllChanges: true },
  )
// After the library's own listeners, which set the last values.
document.addEventListener('visibilitychange', tell)
