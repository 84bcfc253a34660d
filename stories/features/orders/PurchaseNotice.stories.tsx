import type { Meta, StoryObj } from '@storybook/react-vite'
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

const meta = {
  component: PurchaseNotice,
  args: {
    purchase: { ...known, state: 'ordered', order },
    isSignedIn: false,
    presses: 0,
    onAgain: fn(),
  },
} satisfies Meta<typeof PurchaseNotice>

export default meta
type Story = StoryObj<typeof meta>

/** Another tab has ordered these lines. */
export const Ordered: Story = {}

/** Paid with PayPal, in another tab or a moment ago. */
export const Paid: Story = {
  args: { purchase: { ...known, state: 'ordered', order, token: 'EC-1' } },
}

/** The server has the order, but what it answered is lost. */
export const AnswerLost: Story = {
  args: { purchase: { ...known, state: 'ordered', order: null }, isSignedIn: true },
}

/** The API knows no `Idempotency-Key`: nobody can tell whether the order arrived. A press leads here. */
export const Unanswered: Story = { args: { purchase: { ...known, state: 'sent' }, presses: 1 } }
