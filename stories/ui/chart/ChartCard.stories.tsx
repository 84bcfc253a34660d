import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { ChartCard } from '@/ui/chart/ChartCard'
import { ColumnChart } from '@/ui/chart/ColumnChart'

const days = [3, 8, 0, 12, 5, 9, 7].map((value, index) => ({
  key: String(index),
  label: `${String(15 + index)}/11`,
  value,
  text: `${String(15 + index)}/11: ${String(value)} đơn`,
}))

const meta = preview.meta({
  component: ChartCard,
  args: {
    title: 'Đơn hàng theo ngày',
    table: {
      headings: ['Ngày', 'Số đơn'],
      rows: days.map(({ key, label, value }) => ({ key, cells: [label, value] })),
    },
    children: (
      <ColumnChart
        label="Đơn hàng theo ngày"
        columns={days}
        formatTick={(value) => String(value)}
      />
    ),
  },
})

export const Columns = meta.story({})

export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: false }))
    await expect(canvas.getByRole('row', { name: '18/11 12' })).toBeVisible()
  },
})

export const Empty = meta.story({ args: { empty: 'Không có đơn hàng nào.' } })
