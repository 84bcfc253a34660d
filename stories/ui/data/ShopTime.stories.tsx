import preview from '#.storybook/preview'
import { ShopTime } from '@/ui/data/ShopTime'

const meta = preview.meta({
  component: ShopTime,
  parameters: {
    guide: {
      use: ['Wherever a moment is shown to staff: rows of orders, events, notes.'],
      avoid: ['For a day without a time: format it with `formatDay`.'],
      reader: 'A `time` with its moment as ISO 8601; read as the words that are seen.',
    },
  },
  args: { at: '2026-11-20T18:05:00Z' },
})

/** In the shop's time zone it is the next day. */
export const Night = meta.story({
  parameters: { shows: ['21/11/2026', '01:05'] },
})
