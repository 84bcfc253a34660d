import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { FormVndField } from '@/ui/form/FormVndField'
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

export const Empty = meta.story({})

/** The caret stays behind the same digit when dots move. */
export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(field, '250k')
    await expect(field).toHaveValue('250.000')
    field.setSelectionRange(1, 1)
    await userEvent.keyboard('19')
    await expect(field).toHaveValue('21.950.000')
    await expect(field.selectionStart).toBe(4)
    // Behind a dot, then before one: the digit goes.
    field.setSelectionRange(7, 7)
    await userEvent.keyboard('{Backspace}')
    await expect(field).toHaveValue('2.195.000')
    field.setSelectionRange(1, 1)
    await userEvent.keyboard('{Delete}')
    await expect(field).toHaveValue('295.000')
    await expect(field.selectionStart).toBe(1)
  },
})
