import preview from '#.storybook/preview'
import { Button } from '@/ui/actions/Button'
import { FieldNote } from '@/ui/fields/FieldNote'

const meta = preview.meta({
  component: FieldNote,
  parameters: {
    guide: {
      use: ['Under a control that is built without `Field`, such as a group.'],
      reader: 'Described by: the control reads it after its name.',
    },
  },
  args: { controlId: 'note' },
})

export const Hint = meta.story({ args: { hint: 'Ví dụ: 0912 345 678' } })
export const Error = meta.story({ args: { error: 'Số điện thoại không hợp lệ' } })
export const ErrorWithAction = meta.story({
  args: { error: 'Không thể tải danh sách phường/xã', action: <Button>Thử lại</Button> },
})
