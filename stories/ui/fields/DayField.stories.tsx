import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { DayFilterField } from '@/ui/fields/DayField'

const meta = preview.meta({
  title: 'fields/DayFilterField (date picker, calendar)',
  component: DayFilterField,
  parameters: {
    guide: {
      use: ['For a day that matters by its date: from, to.'],
      avoid: [
        'Inside a form: take `DescribedField`.',
        'For a birthday: its century follows from today.',
      ],
      keyboard: [
        [
          'Typing',
          'the slashes come by themselves; leaving the field or Enter takes a year of two digits',
        ],
      ],
      reader: 'As `TextField`; the placeholder says the order of the numbers.',
    },
  },
  args: { label: 'Từ ngày', value: undefined, onChange: fn() },
})

/** The field reports only a complete day, not a year that is still being typed. */
export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Từ ngày')
    await userEvent.type(field, '211120')
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.type(field, '26')
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-21')
    await expect(field).toHaveValue('21/11/2026')
  },
})

/** An impossible day shows its error after the field has lost the focus. */
export const Wrong = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Từ ngày'), '31022026')
    await userEvent.tab()
    await expect(await canvas.findByText(/Nhập ngày/)).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})
