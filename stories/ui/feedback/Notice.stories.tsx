import preview from '#.storybook/preview'
import { Button } from '@/ui/actions/Button'
import { Notice } from '@/ui/feedback/Notice'

const meta = preview.meta({
  title: 'feedback/Notice (alert, banner, message)',
  component: Notice,
  parameters: {
    guide: {
      use: ['Beside a button, if people have to read something before their click takes effect.'],
      avoid: ['For errors that only need another try: a toast.'],
      reader: 'A group with a name; the click moves the focus to the group.',
    },
  },
  args: {
    title: 'Tổng tiền vừa thay đổi',
    clicks: 0,
    children: (
      <>
        <p>Tổng mới là 420.000VND, không phải 405.000VND.</p>
        <Button variant="secondary">Đồng ý và đặt hàng</Button>
      </>
    ),
  },
})

export const Shown = meta.story({})
