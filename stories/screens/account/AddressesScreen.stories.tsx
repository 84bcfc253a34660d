import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { AddressesScreen } from '@/screens/account/AddressesScreen'

const meta = {
  component: AddressesScreen,
  parameters: { path: '/account/addresses', scenario: ['login:shopper'] },
} satisfies Meta<typeof AddressesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Địa chỉ của tôi')
    await expect(await canvas.findAllByRole('article')).toHaveLength(2)
  },
}

/** A host without districts: an address of before July 2025 is offered its new form. */
export const OfBefore2025: Story = {
  tags: ['§4.7.10'],
  parameters: { scenario: ['login:shopper', 'address.two-tier'] },
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Đổi sang/ })
    const count = canvas.getAllByRole('button', { name: /^Đổi sang/ }).length
    if (first) await userEvent.click(first)
    await waitFor(() =>
      expect(canvas.queryAllByRole('button', { name: /^Đổi sang/ })).toHaveLength(count - 1),
    )
  },
}
