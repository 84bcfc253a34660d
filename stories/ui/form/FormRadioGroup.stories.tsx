import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormRadioGroup } from '@/ui/form/FormRadioGroup'
import type { Guide } from '../../../.storybook/docs/guide'
import { inForm } from '../../support/in-form'

const guide: Guide = {
  use: ['For one choice of a few whose descriptions matter: payment, status of a product.'],
  avoid: ['For many options: `FormSelect`, `FormCombobox`.'],
  reader: "As `RadioGroup`, with the form's error.",
}

const meta = {
  component: FormRadioGroup,
  parameters: { form: { payment: null }, guide },
  args: {
    name: 'payment',
    label: 'Thanh toán',
    options: [
      { value: 'cod', label: 'Khi nhận hàng', description: 'Trả tiền mặt cho người giao' },
      { value: 'paypal', label: 'PayPal', description: 'Trả ngay bằng thẻ hoặc tài khoản' },
    ],
  },
  argTypes: { options: { control: false } },
  decorators: [inForm],
} satisfies Meta<typeof FormRadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = { parameters: { form: { payment: 'cod' } } }
