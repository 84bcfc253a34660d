import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { CancelOrder } from '@/features/orders/CancelOrder'

const meta = {
  component: CancelOrder,
  args: { code: 'ML261121-0060' },
  parameters: { scenario: ['login:shopper'] },
} satisfies Meta<typeof CancelOrder>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const open: Play = async ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: /^(Hủy đơn hàng|Cancel order)$/ }))

/** Asks first, and the focus starts on keeping the order. */
export const Asks: Story = {
  play: async (context) => {
    await open(context)
    const keep = await screen.findByRole('button', { name: 'Giữ đơn' })
    await waitFor(() => expect(keep).toHaveFocus())
    await context.userEvent.click(keep)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

/** Somebody has confirmed it meanwhile, or it is not there: the window stays and says so. */
export const Refused: Story = {
  args: { code: 'ML000000-0000' },
  play: async (context) => {
    await open(context)
    const { getByRole } = within(await screen.findByRole('dialog'))
    await context.userEvent.click(getByRole('button', { name: 'Hủy đơn hàng' }))
    await expect(await screen.findByRole('alert')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' }, play: open }
