import type { IntlShape } from 'react-intl'
import { answerPaypal, paypalBill } from '../handlers/paypal'
import type { MockWorld } from '../pipeline/open-world'
import { isPaypalOutcome } from '../rules/paypal'
import { paypalPage } from './paypal-page'
import { paypalStyle } from './paypal-style'

/** Draws PayPal's approval page instead of the shop; its buttons change this browser's world and lead back. */
export function openPaypal(
  { db, scenario }: Pick<MockWorld, 'db' | 'scenario'>,
  { locale, formatMessage }: IntlShape,
): void {
  const token = new URLSearchParams(location.search).get('token') ?? ''
  const now = () => scenario.current().scenario.clock ?? new Date()
  const { title, body } = paypalPage({
    locale,
    text: (id) => formatMessage({ id }),
    bill: paypalBill(db, token, now()),
  })
  document.title = title
  document.documentElement.lang = locale
  // As an object: the page's policy takes no inline style.
  const style = new CSSStyleSheet()
  style.replaceSync(paypalStyle)
  document.adoptedStyleSheets = [style]
  document.body.innerHTML = body
  document.addEventListener('submit', function leadBack(event) {
    event.preventDefault()
    const outcome = event.submitter?.getAttribute('value')
    if (!isPaypalOutcome(outcome)) return
    const path = answerPaypal(db, token, { outcome, now: now() })
    // The world is kept in the microtask after a change.
    queueMicrotask(() => location.assign(path))
  })
}
