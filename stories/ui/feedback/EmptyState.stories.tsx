import preview from '#.storybook/preview'
import { ButtonLink } from '@/ui/actions/Link'
import { EmptyState } from '@/ui/feedback/EmptyState'

const meta = preview.meta({
  title: 'feedback/EmptyState (empty page, nothing found, blank slate)',
  component: EmptyState,
  parameters: {
    guide: {
      use: [
        'Where there is nothing yet, with the way to the first one: empty cart, no orders, no match.',
      ],
      avoid: ['Where something failed: take `ErrorState`.'],
      reader: 'A heading with its text; the icon is hidden.',
    },
  },
  args: { title: 'Giỏ hàng của bạn đang trống' },
})

export const WithWayOn = meta.story({
  args: {
    text: 'Những món bạn thêm vào giỏ sẽ chờ bạn ở đây, kể cả khi bạn đóng trang.',
    action: <ButtonLink to="/">Mua sắm ngay</ButtonLink>,
  },
})

export const LongVietnamese = meta.story({
  args: { title: 'Ữ Ẫ Ổ ẶỴ ợ — Không tìm thấy sản phẩm nào phù hợp với từ khóa “áo dài cưới”' },
})
