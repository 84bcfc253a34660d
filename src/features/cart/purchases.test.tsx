import { expect, test, vi } from 'vitest'
import { onPurchasesChangedElsewhere } from './purchases'

test('a page from the back/forward cache, as after PayPal, reads the purchases of other tabs', () => {
  const look = vi.fn()
  const stop = onPurchasesChangedElsewhere(look)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(look).toHaveBeenCalledOnce()
  stop()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(look).toHaveBeenCalledOnce()
})
