import { memberOf, parsedJson } from '@/lib/json'
import { type VitalName, watchVitals } from '@/lib/vitals'
import { buildName, screenAt } from './visit'

/**
 * Tells the owner how fast the shop was for a visitor (Product §11.4.11). A script of its own, which only a page has that
 * `npm run configure -- --vitals` has set up: who measures nothing loads nothing. What is sent names neither visitor nor product.
 */
const config = parsedJson(document.getElementById('shop-config')?.textContent ?? '')
const to = String(memberOf(config, 'vitalsUrl'))
const base = String(memberOf(config, 'base'))

const about = {
  /** Of this visit to this page: a later message replaces the one before. */
  id: crypto.randomUUID(),
  screen: screenAt(base),
  build: buildName(),
}
const values: Partial<Record<VitalName, number>> = {}
let told = ''

function tell(): void {
  const text = JSON.stringify({ ...about, ...values })
  if (document.visibilityState !== 'hidden' || text === told) return
  told = text
  navigator.sendBeacon(to, text)
}

watchVitals((name, value) => (values[name] = value))
// After the library's own listeners, which note the last values.
document.addEventListener('visibilitychange', tell)
