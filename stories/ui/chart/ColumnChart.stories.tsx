import preview from '#.storybook/preview'
import { expect, fireEvent } from 'storybook/test'
import { ColumnChart } from '@/ui/chart/ColumnChart'

const columns = [3, 8, 5, 0, 12, 7, 9].map((value, index) => ({
  key: String(index),
  label: `${index + 15}/11`,
  value: value * 1_000_000,
  text: `${index + 15}/11: ${value}.000.000VND, ${value} đơn`,
}))

const meta = preview.meta({
  component: ColumnChart,
  parameters: {
    guide: {
      use: ['For one value over days: revenue by day.'],
      avoid: ['For named groups without an order in time: take `BarList`.'],
      keyboard: [
        ['Tab', 'moves the focus to the chart'],
        ['Left, Right', 'describe the day before and after'],
        ['Home, End', 'the first and the last day'],
      ],
      reader:
        'A slider that reads each day with its amount: “Friday, 20/11: 7,000,000 VND, 7 orders”.',
    },
  },
  args: {
    label: 'Doanh thu theo ngày. Dùng phím mũi tên để xem từng ngày.',
    columns,
    formatTick: (value) => `${value / 1_000_000} tr`,
  },
})

/** The line above describes the last column, or the one that the arrow keys reach. */
export const Week = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider')
    await fireEvent.change(slider, { target: { value: '5' } })
    await expect(slider).toHaveAttribute('aria-valuetext', '20/11: 7.000.000VND, 7 đơn')
  },
})

export const MonthOnAPhone = meta.story({
  args: {
    columns: Array.from({ length: 30 }, (_, index) => ({
      ...columns[0],
      key: String(index),
      label: `${index + 1}/11`,
      value: ((index * 7) % 11) * 1_000_000,
      text: `${index + 1}/11`,
    })),
  },
  globals: { viewport: { value: 'phone' } },
})
