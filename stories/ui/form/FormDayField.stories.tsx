import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { FormDayField } from '@/ui/form/FormDayField'
import { inForm } from '../../support/in-form'

const meta = preview.meta({
  component: FormDayField,
  parameters: {
    form: { starts_on: '' },
    guide: {
      use: ['For a day in a form: the first and last day of a voucher.'],
      avoid: ['In a filter: take `DayField`.', 'For a birthday: its century follows from today.'],
      keyboard: [['Typing', 'the slashes come by themselves; two digits of a year are enough']],
      reader: 'As `TextField`; the placeholder says the order of the numbers.',
    },
  },
  args: { name: 'starts_on', label: 'Từ ngày' },
  decorators: [inForm],
})

export const Empty = meta.story({})

export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Từ ngày')
    await userEvent.type(field, '211126')
    await userEvent.tab()
    await expect(field).toHaveValue('21/11/2026')
  },
})
