import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import type { Purchase } from '@/domain/order/purchase'
import { PurchaseNotice } from '@/features/orders/PurchaseNotice'
import { shirt } from '../checkout/checkout-world'
import { order } from './order-world'

const known = {
  key: 'story',
  at: 0,
  method: 'cod',
  lines: [shirt],
  besides: [],
} satisfies Partial<Purchase>

const meta = preview.meta({
  component: PurchaseNotice,
  args: {
    purchase: { ...known, state: 'ordered' as const, order },
    isSignedIn: false,
    clicks: 0,
    onAgain: fn(),
  },
})

/** Another tab has ordered these lines. */
export const Ordered = meta.story({})

/** The server has the order, but what it answered is lost. */
export const AnswerLost = meta.story({
  args: { purchase: { ...known, state: 'ordered', order: null }, isSignedIn: true },
})

/** The API knows no `Idempotency-Key`: nobody can tell whether the order arrived. A click leads here. */
export const Unanswered = meta.story({
  args: { purchase: { ...known, state: 'sent' }, clicks: 1 },
})
