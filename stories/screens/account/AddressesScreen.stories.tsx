import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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
