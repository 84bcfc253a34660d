import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { AddressWindow } from '@/features/address-book/AddressWindow'
import { home, office } from './saved-addresses'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Lazily, with the first press on add, edit or delete.'],
}

const meta = {
  component: AddressWindow,
  parameters: { guide },
  args: {
    task: { name: 'save', address: office },
    isOpen: true,
    addresses: [home, office],
    shopper: 'khach@moclan.vn',
    onClose: fn(),
  },
} satisfies Meta<typeof AddressWindow>

export default meta
type Story = StoryObj<typeof meta>

export const ToChange: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleName('Sửa địa chỉ')
  },
}

export const ToDelete: Story = { args: { task: { name: 'delete', address: office } } }
