import preview from '#.storybook/preview'
import { expect, fireEvent, fn } from 'storybook/test'
import { DayField } from '@/ui/fields/DayField'

const meta = preview.meta({
  component: DayField,
  parameters: {
    guide: {
      use: ['For a day that matters by its date: from, to.'],
      avoid: ['For a birthday: take `BirthdayField`; pickers open at today.'],
      reader: "The browser's own date field with its label.",
    },
  },
  args: { label: 'Từ ngày', value: undefined, onChange: fn() },
})

/** Reports a complete date only, not a year that is still being typed. */
export const Empty = meta.story({
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Từ ngày')
    await fireEvent.change(field, { target: { value: '0202-11-21' } })
    await expect(args.onChange).not.toHaveBeenCalled()
    await fireEvent.change(field, { target: { value: '2026-11-21' } })
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-21')
  },
})

export const Filled = meta.story({
  args: { value: '2026-11-21' },
})
