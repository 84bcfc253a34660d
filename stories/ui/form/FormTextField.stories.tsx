import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormTextField } from '@/ui/form/FormTextField'
import type { Guide } from '../../../.storybook/docs/guide'
import { inForm } from '../../support/in-form'

const guide: Guide = {
  use: ['For every line of text in a form, and several lines with `multiline`.'],
  avoid: ['For money: `FormVndField`.'],
  reader: "As `TextField`, with the form's error.",
}

const meta = {
  component: FormTextField,
  parameters: { form: { name: '' }, guide },
  args: { name: 'name', label: 'Họ và tên', hint: 'Như trên giấy tờ', required: true },
  decorators: [inForm],
} satisfies Meta<typeof FormTextField>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = { parameters: { form: { name: 'Nguyễn Minh Anh' } } }

export const SeveralLines: Story = {
  args: { label: 'Ghi chú', multiline: true },
  parameters: { form: { name: 'Giao giờ hành chính, gọi trước 10 phút giúp mình.' } },
  globals: { viewport: { value: 'phone' } },
}
