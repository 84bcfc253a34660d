import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@/ui/actions/Button'
import { FieldNote } from '@/ui/fields/FieldNote'

const meta = {
  component: FieldNote,
  args: { controlId: 'note' },
} satisfies Meta<typeof FieldNote>

export default meta
type Story = StoryObj<typeof meta>

export const Hint: Story = { args: { hint: 'Ví dụ: 0912 345 678' } }
export const Error: Story = { args: { error: 'Số điện thoại không hợp lệ' } }
export const ErrorWithAction: Story = {
  args: { error: 'Không thể tải danh sách phường/xã', action: <Button>Thử lại</Button> },
}
