import preview from '#.storybook/preview'
import { Accordion } from '@/ui/layout/Accordion'

const meta = preview.meta({
  title: 'layout/Accordion (collapse, disclosure)',
  component: Accordion,
  parameters: {
    guide: {
      use: [
        'For questions and answers, size chart and details: what some people want and others skip.',
      ],
      avoid: ['For steps that everybody needs: show them.'],
      reader: 'A button for each head, with “expanded” or “collapsed”.',
    },
  },
  args: {
    items: [
      { id: 'size', title: 'Bảng size', content: 'S: ngực 82 cm, eo 64 cm, hông 88 cm.' },
      { id: 'detail', title: 'Chi tiết sản phẩm', content: 'Lụa tơ tằm, dệt tay ở Vạn Phúc.' },
      { id: 'feedback', title: 'Phản hồi', content: 'Chưa có đánh giá nào.' },
    ],
  },
})

export const Closed = meta.story({})

export const LongVietnamese = meta.story({
  args: {
    defaultOpen: ['care'],
    items: [
      {
        id: 'care',
        title: 'Ữ Ẫ Ổ ẶỴ ợ — Hướng dẫn bảo quản lụa và những điều nên tránh khi giặt ủi',
        content:
          'Giặt tay bằng nước lạnh, phơi trong bóng râm, ủi mặt trái ở nhiệt độ thấp. '.repeat(4),
      },
    ],
  },
})
