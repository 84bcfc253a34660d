import type { IntlShape } from 'react-intl'
import { shopConfig } from '@/lib/shop-config'
import { answerPaypal, paypalBill } from '../handlers/paypal'
import type { MockWorld } from '../pipeline/open-world'
import { isPaypalOutcome } from '../rules/payments'
import { timeOf } from '../scenarios/parse'
import { paypalPage, paypalStyle } from './paypal-page'

/**
 * Draws the fake PayPal approval page instead of the shop. Its buttons change the world and lead back to the
 * shop.
 */
export function openPaypal(
  { db, now: machineNow, scenario }: Pick<MockWorld, 'db' | 'scenario'> & { now: () => Date },
  { locale, formatMessage }: IntlShape,
): void {
  const token = new URLSearchParams(location.search).get('token') ?? ''
  const now = () => timeOf(scenario.current().scenario, machineNow())
  const { title, body } = paypalPage({
    locale,
    text: (id) => formatMessage({ id }),
    bill: paypalBill(db, token, now()),
  })
  document.title = title
  document.documentElement.lang = locale
  // The style is an object, because the content security policy allows no inline style.
  const style = new CSSStyleSheet()
  style.replaceSync(paypalStyle)
  document.adoptedStyleSheets = [style]
  document.body.innerHTML = body
  document.addEventListener('submit', function leadBack(event) {
    event.preventDefault()
    const outcome = event.submitter?.getAttribute('value')
    if (!isPaypalOutcome(outcome)) return
    const path = answerPaypal(db, token, { outcome, now: now() })
    // Leaves the page in a later microtask, because the world is stored in a microtask that is already
    // waiting.
    queueMicrotask(() => location.assign(shopConfig.base + path.slice(1)))
  })
}
