import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormCheckbox } from '@/ui/form/FormCheckbox'
import type { Guide } from '../../../.storybook/docs/guide'
import { inForm } from '../../support/in-form'

const guide: Guide = {
  use: ['For a boolean of the form: consent, default address.'],
  avoid: ['For one that takes effect at once: `Switch`.'],
  reader: "As `Checkbox`, with the form's error as its description.",
}

const meta = {
  component: FormCheckbox,
  parameters: { form: { agreed: false }, guide },
  args: { name: 'agreed', label: 'Tôi đồng ý với điều khoản' },
  decorators: [inForm],
} satisfies Meta<typeof FormCheckbox>

export default meta
type Story = StoryObj<typeof meta>

export const On: Story = { parameters: { form: { agreed: true } } }

export const LongLabelOnAPhone: Story = {
  args: { label: 'Tôi đã đọc và đồng ý với điều khoản sử dụng và chính sách đổi trả của cửa hàng' },
  globals: { viewport: { value: 'phone' } },
}
