import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { DeleteAddress } from '@/features/address-book/DeleteAddress'
import { signIn } from '../../support/shopper'
import { home, long, office } from './saved-addresses'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Before a saved address goes. It says which one becomes the default.'],
  keyboard: [['Escape', 'keeps the address']],
  reader: 'The focus begins on Cancel, and ends on the card beside the deleted one.',
}

const meta = {
  component: DeleteAddress,
  args: { address: home, addresses: [home, office], isOpen: true, onClose: fn() },
  parameters: { guide, scenario: ['login:shopper'] },
  beforeEach: signIn,
} satisfies Meta<typeof DeleteAddress>

export default meta
type Story = StoryObj<typeof meta>

/** The cancel button has the focus first. */
export const Asking: Story = {
  play: async () => {
    await expect(await screen.findByText('Bạn có chắc chắn muốn xóa địa chỉ này?')).toBeVisible()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hủy' })).toHaveFocus())
  },
}

export const Deleted: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Xóa' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const Failing: Story = {
  parameters: {
    scenario: ['login:shopper', 'deleteUserAddress.serverError'],
    expectedMessages: [/Failed to load resource/],
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Xóa' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Có lỗi xảy ra khi xóa địa chỉ',
    )
  },
}

export const Long: Story = {
  args: { address: long },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
