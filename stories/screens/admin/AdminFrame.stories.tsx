import type { Meta, StoryObj } from '@storybook/react-vite'
import { AdminFrame } from '@/screens/admin/AdminFrame'
import { AdminHead } from '@/screens/admin/AdminHead'
import { seedUser } from '../../support/seed'

const meta = {
  component: AdminFrame,
  args: {
    user: seedUser('staff'),
    children: <AdminHead title="Sản phẩm" />,
  },
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen', path: '/admin/products' },
} satisfies Meta<typeof AdminFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }
