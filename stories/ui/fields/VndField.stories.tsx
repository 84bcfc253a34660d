import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { VndField } from '@/ui/fields/VndField'
import { controlled } from '../controlled'

const meta = preview.meta({
  component: VndField,
  parameters: {
    guide: {
      use: ['For an amount in whole VND outside of a form, as the bounds of a price.'],
      avoid: ['Inside a form: take `FormVndField`.', 'To show an amount: `Price`.'],
      keyboard: [['Typing', 'digits are grouped at once; the caret stays behind its digit']],
      reader: 'As `TextField`; the grouped text is the value that is read.',
    },
  },
  args: { label: 'Từ (VND)', value: '', placeholder: '200.000', onChange: fn() },
  render: controlled(VndField, 'value'),
})

export const Empty = meta.story({})
