import preview from '#.storybook/preview'
import { PageTitle } from '@/ui/layout/PageTitle'

const meta = preview.meta({
  component: PageTitle,
  parameters: {
    guide: {
      use: ['Once on every screen of the shop: its only `h1`.'],
      avoid: ['In the back office: `AdminHead` has the heading and the actions.'],
      reader: 'The first heading; the focus goes here after a change of screen.',
    },
  },
  args: { children: 'Giỏ hàng' },
})

export const Short = meta.story({
  parameters: { shows: [['heading', { level: 1, name: 'Giỏ hàng' }]] },
})

/** Stacked diacritics are not clipped. */
export const StackedMarks = meta.story({
  args: { children: 'Ữ Ẫ Ổ ẶỴ ợ Những đường cắt bền với thời gian' },
  globals: { viewport: { value: 'phone' } },
})
