import preview from '#.storybook/preview'
import { expect, fn, screen } from 'storybook/test'
import { SuggestField } from '@/ui/choosing/SuggestField'
import { controlled } from '../controlled'

const meta = preview.meta({
  title: 'choosing/SuggestField (autocomplete, typeahead)',
  component: SuggestField,
  parameters: {
    guide: {
      use: ['For a line of text that may be completed: an address.'],
      avoid: [
        'For a value that must be one of a list: take `Combobox`.',
        'For a search of the shop: take `SearchField`.',
      ],
      keyboard: [
        ['Typing', 'opens the suggestions, where there are any'],
        ['Down, Up', 'move through them; the typed text stays'],
        ['Enter', 'takes the marked one'],
        ['Escape', 'closes them'],
      ],
      reader: 'A combobox with its label; how many suggestions there are is a status.',
    },
  },
  args: {
    label: 'Địa chỉ',
    value: '',
    hint: 'Gõ hoặc dán cả địa chỉ',
    suggestions: [
      { value: '1', label: '12 Lê Lợi, Phường Bến Nghé, Quận 1, TP. Hồ Chí Minh' },
      {
        value: '2',
        label: '12 Lê Lợi, Phường Sài Gòn, TP. Hồ Chí Minh',
        detail: 'Trước tháng 7/2025: Phường Bến Nghé, Quận 1',
      },
    ],
    onChange: fn(),
    onPick: fn(),
  },
  render: controlled(SuggestField, 'value'),
})

export const Suggesting = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Địa chỉ' }), '12 le loi')
    await expect(await screen.findAllByRole('option')).toHaveLength(2)
  },
})
