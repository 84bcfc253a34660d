import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { PickerLine } from '@/features/address-book/picker/PickerLine'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Where the cards would be: sign in to see them, failed to load.'],
  reader: 'A status, no alert: the form below still works.',
}

const meta = {
  component: PickerLine,
  parameters: { guide },
  args: { children: 'Có lỗi xảy ra khi tải danh sách địa chỉ' },
} satisfies Meta<typeof PickerLine>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithAction: Story = { args: { action: { label: 'Thử lại', onAction: fn() } } }

export const TryingAgain: Story = {
  args: { action: { label: 'Thử lại', onAction: fn(), isBusy: true } },
}
