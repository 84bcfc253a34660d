import type { Meta, StoryObj } from '@storybook/react-vite'
import { BarList } from '@/ui/chart/BarList'

const meta = {
  component: BarList,
  args: {
    label: 'Đơn theo trạng thái',
    bars: [
      { key: 'pending', name: 'Chờ xác nhận', value: 12, text: '12' },
      { key: 'shipped', name: 'Đang giao', value: 30, text: '30' },
      { key: 'cancelled', name: 'Đã hủy', value: 3, text: '3' },
    ],
  },
  argTypes: { bars: { control: false } },
} satisfies Meta<typeof BarList>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {}

/** No bar has a length where nothing is counted. */
export const AllZero: Story = {
  args: { bars: [{ key: 'pending', name: 'Chờ xác nhận', value: 0, text: '0' }] },
}

export const LongNamesOnAPhone: Story = {
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
}
