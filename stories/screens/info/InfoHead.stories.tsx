import type { Meta, StoryObj } from '@storybook/react-vite'
import { InfoHead } from '@/screens/info/InfoHead'

const meta = {
  component: InfoHead,
  args: {
    eyebrow: 'Chăm sóc khách hàng',
    title: 'Giao hàng',
    lead: 'Một mức phí cho mọi đơn, giao tận tay trên toàn quốc.',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof InfoHead>

export default meta
type Story = StoryObj<typeof meta>

export const Usual: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongText: Story = {
  args: {
    title: 'Ữ Ẫ Ổ ẶỴ ợ: những điều cần biết trước khi đổi một món đồ đã mua',
    lead: 'Mua trên màn hình khó tránh lúc chưa vừa ý. '.repeat(6),
  },
}
