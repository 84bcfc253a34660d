import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChartTable } from '@/ui/chart/ChartTable'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['Inside `ChartCard`, which shows it instead of the chart.'],
  avoid: ['For records that can be opened, sorted or chosen: take `DataTable`.'],
  keyboard: [
    ['Tab', 'moves the focus to the box of a long table'],
    ['Arrow keys', 'scroll it'],
  ],
  reader: 'A table with heads for columns and rows, named by the heading of the card.',
}

const meta = {
  component: ChartTable,
  parameters: { guide },
  args: {
    labelledBy: 'title',
    headings: ['Ngày', 'Doanh thu', 'Đơn'],
    rows: Array.from({ length: 12 }, (_, index) => ({
      key: String(index),
      cells: [`${index + 1}/11`, `${index * 2}.450.000VND`, index],
    })),
  },
  argTypes: { headings: { control: false }, rows: { control: false } },
  render: (args) => (
    <section>
      <h2 id="title">Doanh thu theo ngày</h2>
      <ChartTable {...args} />
    </section>
  ),
} satisfies Meta<typeof ChartTable>

export default meta
type Story = StoryObj<typeof meta>

/** Scrolls in its box, also by keyboard. */
export const Twelve: Story = {}
