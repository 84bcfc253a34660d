import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormRadioGroup } from '@/ui/form/FormRadioGroup'
import { inForm } from '../../support/in-form'

const meta = {
  component: FormRadioGroup,
  args: {
    name: 'payment',
    label: 'Thanh toán',
    options: [
      { value: 'cod', label: 'Khi nhận hàng', description: 'Trả tiền mặt cho người giao' },
      { value: 'paypal', label: 'PayPal', description: 'Trả ngay bằng thẻ hoặc tài khoản' },
    ],
  },
  argTypes: { options: { control: false } },
  decorators: [inForm({ payment: null })],
} satisfies Meta<typeof FormRadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Unchosen: Story = {}

export const Chosen: Story = { decorators: [inForm({ payment: 'cod' })] }
