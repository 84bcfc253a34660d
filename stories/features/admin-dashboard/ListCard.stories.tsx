import type { Meta, StoryObj } from '@storybook/react-vite'
import { Figure, RowLink, RowText, Soft } from '@/features/admin-dashboard/dashboard-style'
import { ListCard } from '@/features/admin-dashboard/ListCard'
import { Link } from '@/ui/actions/Link'
import { longName } from '../../support/products'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: [
    'A short list of the dashboard. Its head leads to the whole list, each row to its own screen.',
  ],
}

const row = (name: string, place: number) => (
  <li key={name}>
    <RowLink to="/admin/orders/$id" params={{ id: String(place) }}>
      <RowText>
        {name}
        <Soft>12/11/2026</Soft>
      </RowText>
      <Figure>250.000 ₫</Figure>
    </RowLink>
  </li>
)

const meta = {
  component: ListCard,
  parameters: { guide },
  args: {
    title: 'Đơn mới nhất',
    all: <Link to="/admin/orders">Xem tất cả đơn</Link>,
    none: 'Chưa có đơn nào.',
    children: ['Nguyễn Minh Anh', 'Trần Thu Hà', 'Lê Ngọc Mai'].map(row),
  },
} satisfies Meta<typeof ListCard>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}

export const None: Story = { args: { children: [] } }

export const LongTextsOnAPhone: Story = {
  args: { title: longName, children: [longName].map(row) },
  globals: { viewport: { value: 'phone' } },
}
