import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { Button } from '@/ui/actions/Button'
import { Drawer } from '@/ui/overlays/Drawer'
import { withOpener } from '../controlled'

const meta = preview.meta({
  title: 'overlays/Drawer (sheet, side panel)',
  component: Drawer,
  parameters: {
    guide: {
      use: ['For content beside the page: the side menu, the filters on phones.'],
      avoid: ['For a question: `Dialog`.'],
      reader: 'A modal dialog with its title. A swipe towards its edge also closes the drawer.',
    },
  },
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Danh mục',
    side: 'left' as const,
    children: (
      <ul>
        <li>Áo dài</li>
        <li>Đầm</li>
        <li>Chân váy</li>
      </ul>
    ),
    footer: undefined,
  },
  render: withOpener(Drawer),
})

export const Left = meta.story({})

export const Right = meta.story({
  args: { side: 'right', title: 'Giỏ hàng', footer: <Button block>Thanh toán</Button> },
})

export const Bottom = meta.story({
  args: { side: 'bottom', title: 'Chọn phân loại', footer: <Button block>Lưu</Button> },
})
