import type { Meta, StoryObj } from '@storybook/react-vite'
import { Field } from '@/ui/fields/Field'
import { fieldAria } from '@/ui/fields/field-aria'
import type { Guide } from '../../../.storybook/docs/guide'

const guide: Guide = {
  use: ["Around a control of one's own that needs label, hint and error like all others."],
  avoid: ['Around the controls of `ui`: they have it inside.'],
  reader: 'The label names the control, the note describes it.',
}

const meta = {
  component: Field,
  parameters: { guide },
  args: {
    controlId: 'frame',
    label: 'Ghi chú Ữ Ẫ Ổ Ặ',
    children: <input {...fieldAria('frame', {})} />,
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithHint: Story = { args: { hint: 'Không bắt buộc' } }
export const WithError: Story = { args: { error: 'Vui lòng nhập địa chỉ' } }
export const HiddenLabel: Story = { args: { hideLabel: true } }
