import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EditProductScreen } from '@/screens/admin/product-form/EditProductScreen'
import { signInAsStaff } from '../../../support/shopper'

const meta = {
  component: EditProductScreen,
  args: { id: 3 },
  parameters: { scenario: ['login:staff'] },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: signInAsStaff,
} satisfies Meta<typeof EditProductScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Tên sản phẩm' })).toHaveValue(
      'Áo sơ mi kẻ sọc Thanh Mai',
    )
    await expect(canvas.getByRole('link', { name: /^Xem trong cửa hàng/ })).toBeVisible()
  },
}

export const NotFound: Story = {
  args: { id: 9999 },
  parameters: { expectedMessages: [/Failed to load resource/] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Không tìm thấy sản phẩm')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { scenario: ['login:staff', 'adminProduct.timeout'] } }

export const PhoneInEnglish: Story = { globals: { viewport: { value: 'phone' }, locale: 'en' } }

export const Failing: Story = {
  parameters: {
    scenario: ['login:staff', 'adminProduct.500'],
    expectedMessages: [/Failed to load resource/],
  },
}
