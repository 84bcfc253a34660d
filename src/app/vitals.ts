import { type Metric, onCLS, onINP, onLCP, onTTFB } from 'web-vitals'
import { memberOf, jsonOrUndefined } from '@/lib/json'
import { startFileName, screenInAddressBar } from './visit'

/**
 * Sends the owner how fast the shop was in this visit (Product §11.4.11). The script loads only in pages that
 * were configured with `npm run configure -- --vitals`. The message says neither who the visitor is nor which
 * product they saw.
 */
const config = jsonOrUndefined(document.getElementById('shop-config')?.textContent ?? '')
const to = String(memberOf(config, 'vitalsUrl'))
const base = String(memberOf(config, 'base'))

const about = {
  /** The id of this visit to this page. A later message replaces an earlier one with the same id. */
  id: crypto.randomUUID(),
  screen: screenInAddressBar(base),
  build: startFileName(),
}
/** The measured values: LCP, INP and TTFB in whole ms, CLS as its score with four decimals. */
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
    // The values are updated at every change, because a visit may end at any time.
    { reportAllChanges: true },
  )
// The listener is added last. The library's own listeners must run before it, because they set the last
// values.
document.addEventListener('visibilitychange', tell)
