import { expect, test, vi } from 'vitest'
import { onPurchasesChangedElsewhere } from './purchases'

test('a page that comes back from the page cache, as from PayPal, looks for what another tab has bought', () => {
  const look = vi.fn()
  const stop = onPurchasesChangedElsewhere(look)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(look).toHaveBeenCalledOnce()
  stop()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(look).toHaveBeenCalledOnce()
})
