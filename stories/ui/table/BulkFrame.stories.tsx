import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { Button } from '@/ui/actions/Button'
import { BulkFrame } from '@/ui/table/BulkFrame'

const meta = preview.meta({
  component: BulkFrame,
  parameters: {
    guide: {
      use: ['Below a list whose rows can be chosen, with what can be done with many at once.'],
      avoid: ['For what concerns the whole list: place it above.'],
      reader: 'A named region; how many are chosen is announced.',
    },
  },
  args: {
    label: 'Thao tác hàng loạt',
    count: 'Đã chọn 3 sản phẩm',
    shown: true,
    onClear: fn(),
    children: (
      <>
        <Button>Xác nhận</Button>
        <Button variant="secondary">In phiếu</Button>
      </>
    ),
  },
})

export const Shown = meta.story({})
