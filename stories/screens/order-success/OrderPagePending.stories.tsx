import preview from '#.storybook/preview'
import { OrderPagePending } from '@/screens/order-success/OrderPagePending'

const meta = preview.meta({
  component: OrderPagePending,
  parameters: { layout: 'fullscreen' },
})

export const Loading = meta.story({})
