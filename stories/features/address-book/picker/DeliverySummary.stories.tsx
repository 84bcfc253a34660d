import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DeliverySummary } from '@/features/address-book/picker/DeliverySummary'
import type { Guide } from '../../../../.storybook/docs/guide'
import { home } from './saved-world'

const guide: Guide = {
  use: ['In the checkout, when a saved address is complete: shorter than the fields it fills in.'],
  reader: 'Name, phone and address as one paragraph; the button says what it changes.',
}

const meta = {
  component: DeliverySummary,
  parameters: { guide },
  args: { address: home, isReading: false, onEdit: fn() },
} satisfies Meta<typeof DeliverySummary>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sửa' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
}

export const Reading: Story = { args: { isReading: true } }

export const LongOnAPhone: Story = {
  args: {
    address: {
      ...home,
      name: 'Công Tằng Tôn Nữ Hoàng Nguyễn Thị Phương Thảo Ngọc Quỳnh',
      address: `Căn hộ 1208, toà Ữ Ẫ Ổ Ặ Ỵ ợ, ${home.address}`,
    },
  },
  globals: { viewport: { value: 'phone' } },
}
