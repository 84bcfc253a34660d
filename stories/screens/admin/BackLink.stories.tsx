import type { Meta, StoryObj } from '@storybook/react-vite'
import { BackLink } from '@/screens/admin/BackLink'

const meta = {
  component: BackLink,
  args: { to: '/admin/products', children: 'Danh sách sản phẩm' },
} satisfies Meta<typeof BackLink>

export default meta

export const Link: StoryObj<typeof meta> = {}
