import preview from '#.storybook/preview'
import { fn } from 'storybook/test'
import { Switch } from '@/ui/choosing/Switch'
import { inEveryState } from '../../../.storybook/forced-states'
import { controlled } from '../controlled'

const meta = preview.meta({
  title: 'choosing/Switch (toggle)',
  component: Switch,
  parameters: {
    guide: {
      use: [
        'For something that takes effect at once and can be taken back as easily: shown in the shop, featured.',
      ],
      avoid: ['For a choice that waits for a save button: take `Checkbox`.'],
      reader:
        'A switch with its label and “on” or “off”; `aria-busy` while the server has not answered.',
    },
  },
  args: { label: 'Hiện trong cửa hàng', checked: false, onChange: fn() },
  render: controlled(Switch, 'checked'),
})

export const States = meta.story(
  inEveryState({ on: { checked: true }, disabled: { disabled: true } }),
)
