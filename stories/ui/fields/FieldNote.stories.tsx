import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@/ui/actions/Button'
import { FieldNote } from '@/ui/fields/FieldNote'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Under a control that is built without `Field`, such as a group.'],
  reader: 'Described by: the control reads it after its name.',
}

const meta = {
  component: FieldNote,
  parameters: { guide },
  args: { controlId: 'note' },
} satisfies Meta<typeof FieldNote>

export default meta
type Story = StoryObj<typeof meta>

export const Hint: Story = { args: { hint: 'Ví dụ: 0912 345 678' } }
export const Error: Story = { args: { error: 'Số điện thoại không hợp lệ' } }
export const ErrorWithAction: Story = {
  args: { error: 'Không thể tải danh sách phường/xã', action: <Button>Thử lại</Button> },
}
