import preview from '#.storybook/preview'
import { expect, fireEvent } from 'storybook/test'
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
  parameters: {
    guide: {
      use: [
        'Around every chart: it adds the heading and the switch to the same figures as a table.',
      ],
      avoid: [
        'For a list without a drawing: take the cards of the dashboard, such as the latest orders.',
      ],
      reader: 'The table has every figure, in rows with heads; nothing of the drawing is needed.',
    },
  },
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

export const Columns = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider')
    await expect(slider).toHaveAttribute('aria-valuetext', '21/11: 7 đơn')
    await fireEvent.change(slider, { target: { value: '0' } })
    await expect(canvas.getByText('15/11: 3 đơn')).toBeVisible()
  },
})

export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { pressed: false }))
    await expect(canvas.getByRole('row', { name: '18/11 12' })).toBeVisible()
  },
})

export const Empty = meta.story({ args: { empty: 'Không có đơn hàng nào.' } })
