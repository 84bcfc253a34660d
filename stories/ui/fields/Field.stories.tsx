import preview from '#.storybook/preview'
import { Field } from '@/ui/fields/Field'
import { fieldAria } from '@/ui/fields/field-aria'

const meta = preview.meta({
  component: Field,
  parameters: {
    guide: {
      use: ["Around a control of one's own that needs label, hint and error like all others."],
      avoid: ['Around the controls of `ui`: they have it inside.'],
      reader: 'The label names the control, the note describes it.',
    },
  },
  args: {
    controlId: 'frame',
    label: 'Ghi chú Ữ Ẫ Ổ Ặ',
    children: <input {...fieldAria('frame', {})} />,
  },
})

export const Plain = meta.story({})
export const WithHint = meta.story({ args: { hint: 'Không bắt buộc' } })
export const WithError = meta.story({ args: { error: 'Vui lòng nhập địa chỉ' } })
export const HiddenLabel = meta.story({ args: { hideLabel: true } })
