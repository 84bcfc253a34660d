import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SavedAddressCard } from '@/features/address-book/picker/SavedAddressCard'
import { home, longest } from './saved-world'
import type { Guide } from '../../../../.storybook/docs/guide'

const guide: Guide = {
  use: ['One delivery address to choose. The whole card is a radio button.'],
  keyboard: [['Arrow keys', 'choose the card before or after']],
  reader: 'A radio button named by person, phone and address.',
}

const meta = {
  component: SavedAddressCard,
  parameters: { guide },
  args: {
    group: 'saved',
    checked: false,
    onCheck: fn(),
    name: home.name,
    phone: home.phone,
    text: home.address,
  },
} satisfies Meta<typeof SavedAddressCard>

export default meta
type Story = StoryObj<typeof meta>

export const Unchecked: Story = {}

export const Checked: Story = { args: { checked: true } }

export const LongTexts: Story = { args: { name: longest.name, text: longest.address } }
