import preview from '#.storybook/preview'
import { BarList } from '@/ui/chart/BarList'

const meta = preview.meta({
  component: BarList,
  parameters: {
    guide: {
      use: [
        'To compare a few named counts, such as orders by status, where each name may lead to its list.',
      ],
      avoid: [
        'For values over days: take `ColumnChart`.',
        'For two parts of a whole: take `SplitBar`.',
      ],
      reader: 'A list of names and values; the bars are hidden, because they say the same.',
    },
  },
  args: {
    label: 'Đơn theo trạng thái',
    bars: [
      { key: 'pending', name: 'Chờ xác nhận', value: 12, text: '12' },
      { key: 'shipped', name: 'Đang giao', value: 30, text: '30' },
      { key: 'cancelled', name: 'Đã hủy', value: 3, text: '3' },
    ],
  },
})

export const Three = meta.story({})

export const LongNamesOnAPhone = meta.story({
  args: {
    bars: [
      {
        key: 'a',
        name: 'Chờ nhân viên gọi điện xác nhận đơn và địa chỉ nhận',
        value: 8,
        text: '8',
      },
      { key: 'b', name: 'Đang giao', value: 5, text: '5' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
})
