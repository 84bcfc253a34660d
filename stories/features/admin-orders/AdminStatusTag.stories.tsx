import preview from '#.storybook/preview'
import { orderStatuses } from '@/domain/order/orders-list'
import { PaymentSummary, AdminStatusTag } from '@/features/admin-orders/AdminStatusTag'

const meta = preview.meta({
  component: AdminStatusTag,
  argTypes: {
    status: {
      options: ['pending', 'processing', 'shipped', 'delivered', 'cancelled'],
      control: 'select',
    },
  },
  parameters: {
    guide: {
      use: [
        'The status of an order for staff; pending ones stand out, because they wait for a call.',
      ],
      avoid: ['For shoppers: `OrderStatusTag` has their words.'],
    },
  },
  args: { status: 'pending' as const },
  render: () => (
    <p>
      {orderStatuses.map((status) => (
        <AdminStatusTag key={status} status={status} />
      ))}
    </p>
  ),
})

export const Every = meta.story({})

const waiting = { status: 'pending', payment_status: 'pending' } as const

/** The payment methods: cash, PayPal, and an unknown method. */
export const Payments = meta.story({
  render: () => (
    <>
      <p>
        <PaymentSummary order={{ ...waiting, payment_method: 'cod' }} />
      </p>
      <p>
        <PaymentSummary
          order={{ ...waiting, payment_method: 'paypal', payment_status: 'successful' }}
          stacked
        />
      </p>
      <p>
        <PaymentSummary order={{ ...waiting, payment_method: null }} />
      </p>
    </>
  ),
})
