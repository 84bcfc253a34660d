import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AddAddress } from '@/features/address-book/AddAddress'

const meta = {
  component: AddAddress,
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
