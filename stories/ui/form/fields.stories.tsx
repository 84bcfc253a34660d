import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { FormVndField } from '@/ui/form/fields'
import { inForm } from '../../support/in-form'

const meta = preview.meta({
  component: FormVndField,
  parameters: {
    form: { price: '' },
    guide: {
      use: ['For an amount in whole VND that people type: `250k` becomes `250.000`.'],
      avoid: ['To show an amount: `Price`.'],
      keyboard: [['Typing', 'digits are grouped at once; the caret stays behind its digit']],
      reader: 'As `TextField`; the grouped text is the value that is read.',
    },
  },
  args: { name: 'price', label: 'Giá bán (VND)', hint: 'Gõ 250k để có 250.000' },
  decorators: [inForm],
})

export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '250k')
    await expect(canvas.getByRole('textbox')).toHaveValue('250.000')
  },
})
