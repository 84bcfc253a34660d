import preview from '#.storybook/preview'
import { PaypalWaiting } from '@/screens/checkout/PaypalWaiting'

const meta = preview.meta({
  component: PaypalWaiting,
  parameters: { layout: 'fullscreen', frame: 'shop', path: '/checkout' },
})

export const Waiting = meta.story({})
