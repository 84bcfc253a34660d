import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { IconButton } from '@/ui/actions/IconButton'
import { BagIcon } from '@/ui/frame-icons'
import { HeartFilledIcon } from '@/ui/icons'

const meta = {
  component: IconButton,
  args: { label: 'Giỏ hàng, 3 sản phẩm', badge: 3, children: <BagIcon />, onClick: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const WithBadge: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Giỏ hàng, 3 sản phẩm' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(44)
  },
}

export const Plain: Story = { args: { label: 'Giỏ hàng trống', badge: 0 } }

export const ManyInBadge: Story = {
  args: { label: 'Giỏ hàng, 1.000 sản phẩm', badge: 1000 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-count="99+"]')).toBeVisible()
  },
}

export const Pressed: Story = {
  args: {
    label: 'Bỏ khỏi yêu thích',
    badge: 0,
    children: <HeartFilledIcon />,
    'aria-pressed': true,
  },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const Disabled: Story = { args: { disabled: true, badge: 0, label: 'Giỏ hàng' } }
