import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { CancelWindow } from '@/features/orders/CancelWindow'
import type { Guide } from '../../../.storybook/docs/guide'
import { signIn } from '../../support/shopper'

const guide: Guide = {
  use: ['Before an order that nobody has confirmed is given up: `CancelOrder` opens it.'],
  avoid: ['For the cancellation by staff, which needs a reason.'],
  keyboard: [['Escape', 'keeps the order']],
  reader: 'A dialog with the code of the order; the focus starts on keeping it.',
}

const meta = {
  component: CancelWindow,
  args: { code: 'ML261121-0060', isOpen: true, onClose: fn() },
  parameters: { guide, scenario: ['login:shopper'] },
  beforeEach: signIn,
} satisfies Meta<typeof CancelWindow>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    const keep = await screen.findByRole('button', { name: 'Giữ đơn' })
    await waitFor(() => expect(keep).toHaveFocus())
    await userEvent.click(keep)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Somebody has confirmed it meanwhile, or it is not there: the window stays and says so. */
export const Refused: Story = {
  args: { code: 'ML000000-0000' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Hủy đơn hàng' }))
    await expect(await screen.findByRole('alert')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
