import type { Meta, StoryObj } from '@storybook/react-vite'
import { BackToProducts } from '@/screens/admin/product-form/BackToProducts'

const meta = {
  component: BackToProducts,
  argTypes: { children: { control: false } },
} satisfies Meta<typeof BackToProducts>

export default meta
type Story = StoryObj<typeof meta>

export const WithALinkOnAPhone: Story = {
  args: { children: <a href="#shop">Xem trong cửa hàng</a> },
  globals: { viewport: { value: 'phone' }, locale: 'en' },
}
