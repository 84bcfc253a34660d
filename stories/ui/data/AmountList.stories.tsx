import type { Meta, StoryObj } from '@storybook/react-vite'
import { AmountList } from '@/ui/data/AmountList'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = { use: ['What an order comes to: cart, checkout, receipt.'] }

const meta = {
  component: AmountList,
  parameters: { guide },
  args: {
    rows: [
      { label: 'Tạm tính', value: '918.000VND' },
      { label: 'Phí vận chuyển', value: '30.000VND' },
      { label: 'Giảm giá', value: '−15.000VND', isSaving: true },
    ],
    total: { label: 'Tổng cộng', value: '933.000VND' },
  },
} satisfies Meta<typeof AmountList>

export default meta
type Story = StoryObj<typeof meta>

export const WithTotal: Story = {}

export const Dense: Story = { args: { dense: true } }
