import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AddAddress } from '@/features/address-book/AddAddress'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Once on the page of saved addresses, above the cards, and in the empty state.'],
  keyboard: [['Enter, Space', 'opens the form']],
  reader: 'The focus comes back to this button when the form closes.',
}

const meta = {
  component: AddAddress,
  parameters: { guide },
  args: { loading: undefined, onAdd: fn() },
} satisfies Meta<typeof AddAddress>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Thêm địa chỉ' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

/** The form's code is on its way. */
export const Loading: Story = { args: { loading: 'add-address' } }
