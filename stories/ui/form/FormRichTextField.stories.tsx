import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormRichTextField } from '@/ui/form/FormRichTextField'
import { inForm } from '../../support/in-form'

const meta = {
  component: FormRichTextField,
  args: { name: 'description', label: 'Mô tả', hint: 'Chất liệu, phom, cách giặt' },
  decorators: [inForm({ description: '<p>Lụa <strong>tơ tằm</strong> dệt tay.</p>' })],
} satisfies Meta<typeof FormRichTextField>

export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}

export const EmptyOnAPhone: Story = {
  decorators: [inForm({ description: '' })],
  globals: { viewport: { value: 'phone' } },
}
