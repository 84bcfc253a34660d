import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { Select } from '@/ui/choosing/Select'
import { inEveryState } from '../../../.storybook/forced-states'
import { controlled } from '../controlled'

const meta = preview.meta({
  title: 'choosing/Select (dropdown, list box)',
  component: Select,
  parameters: {
    guide: {
      use: ['For a short list that everybody knows: sort order, status, rows on a page.'],
      avoid: [
        'For long lists: take `Combobox`, which can be searched.',
        'Where all options should be seen at once: take `RadioGroup`.',
      ],
      reader: "The browser's own: label, chosen option, position.",
    },
  },
  args: {
    label: 'Sắp xếp',
    value: 'default',
    options: [
      { value: 'default', label: 'Mặc định' },
      { value: 'low-to-high', label: 'Giá thấp đến cao' },
      { value: 'high-to-low', label: 'Giá cao đến thấp' },
    ],
    onChange: fn(),
  },
  render: controlled(Select, 'value'),
})

export const States = meta.story(inEveryState({ disabled: { disabled: true } }))
