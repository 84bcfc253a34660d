import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AddressCard } from '@/features/address-book/AddressCard'
import { home, long, office } from './saved-addresses'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['One saved address where it can be edited and deleted.'],
  avoid: ['Where one is chosen for delivery: take `SavedAddressCard`.'],
  anatomy: [
    ['Name and phone', 'The number is grouped as people read it.'],
    ['Address', 'In one paragraph, however long.'],
    ['Default', 'A tag on the one that the checkout starts with.'],
    ['Actions', 'Edit and delete, named with the person.'],
  ],
  reader: 'An item of a list; both buttons carry the name of the person.',
}

const meta = {
  component: AddressCard,
  parameters: { guide },
  args: { address: home, loading: undefined, onEdit: fn(), onDelete: fn() },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: '480px' }}>
        <h1>Địa chỉ của tôi</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AddressCard>

export default meta
type Story = StoryObj<typeof meta>

/** Its buttons say whose address it is, and which one. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Mặc định')).toBeVisible()
    await expect(canvas.getByText('0912 345 678')).toBeVisible()
    const edit = canvas.getByRole('button', { name: 'Sửa địa chỉ của Nguyễn Minh Anh' })
    await expect(edit).toHaveAccessibleDescription(home.address)
    await userEvent.click(edit)
    await expect(args.onEdit).toHaveBeenCalledWith(home)
  },
}

export const Other: Story = { args: { address: office } }

/** The window's code is on its way. */
export const Loading: Story = { args: { loading: `delete-address-${home.id}` } }

/** A foreign number shows as typed. */
export const Long: Story = {
  args: { address: long },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(long.phone)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
